import MuiAvatar from '@mui/material/Avatar';

/** The mall's built-in pictures (spec §3: 1 unless chosen). */
export const AVATAR_COUNT = 20;

const hues = [162, 24, 212, 330, 48, 265, 190, 95, 4, 230];

/** The second picture of each color has hair and glasses. */
const HAIR = 'M11.6 16.5c-1-7 3-10.5 8.4-10.5s9.4 3.5 8.4 10.5c-1.5-4-4-5.5-8.4-5.5s-6.9 1.5-8.4 5.5z';

/** A built-in avatar by its number. */
export function Avatar({
  number,
  size = 40,
}: {
  readonly number: string | number | null | undefined;
  readonly size?: number;
}) {
  const index = Math.max(1, Number(number) || 1) - 1;
  const hue = hues[index % hues.length] ?? 162;
  const isSecond = Math.floor(index / hues.length) % 2 === 1;
  const dark = `hsl(${hue} 45% ${isSecond ? 30 : 38}%)`;
  return (
    <MuiAvatar sx={{ width: size, height: size }}>
      <svg width="100%" height="100%" viewBox="0 0 40 40" aria-hidden>
        <rect width="40" height="40" fill={`hsl(${hue} 55% ${isSecond ? 78 : 86}%)`} />
        <circle cx="20" cy="16" r="7" fill={isSecond ? `hsl(${hue} 40% 92%)` : dark} />
        <path d="M6 40c0-9 6-14 14-14s14 5 14 14z" fill={dark} />
        {isSecond && (
          <g fill="none" stroke={dark} strokeWidth="1.2">
            <path d={HAIR} fill={dark} stroke="none" />
            <circle cx="17" cy="17" r="2.2" />
            <circle cx="23" cy="17" r="2.2" />
            <path d="M19.2 17h1.6" />
          </g>
        )}
      </svg>
    </MuiAvatar>
  );
}
