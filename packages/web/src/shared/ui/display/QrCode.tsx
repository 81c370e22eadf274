import { encode } from 'uqr';

/** A QR code, rendered locally: the address is never sent to a third party. */
export function QrCode({
  text,
  label,
  size,
}: {
  readonly text: string;
  readonly label: string;
  readonly size: number;
}) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      style={{ background: '#fff', borderRadius: 6 }}
    >
      <path d={dark.join('')} fill="#111" />
    </svg>
  );
}
