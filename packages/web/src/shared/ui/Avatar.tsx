const hues = [162, 24, 212, 330, 48, 265, 190, 95];

/** One of the built-in pictures of a user, by its number (spec §3: 1 unless chosen). */
export function Avatar({
  number,
  size = 40,
}: {
  readonly number: string | number | null | undefined;
  readonly size?: number;
}) {
  const index = Math.max(1, Number(number) || 1);
  const hue = hues[(index - 1) % hues.length] ?? 162;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden
      style={{ flex: 'none', borderRadius: '50%' }}
    >
      <rect width="40" height="40" fill={`hsl(${hue} 55% 86%)`} />
      <circle cx="20" cy="16" r="7" fill={`hsl(${hue} 45% 38%)`} />
      <path d="M6 40c0-9 6-14 14-14s14 5 14 14z" fill={`hsl(${hue} 45% 38%)`} />
    </svg>
  );
}
