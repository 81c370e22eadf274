import { REFERENCES, type Reference } from './scale.ts';

const { person, sheet, card } = REFERENCES;

/** The outline of what goods are drawn beside, in centimetres, from its top left corner. */
export function ReferenceShape({ reference }: { readonly reference: Reference }) {
  if (reference === 'person')
    return (
      <g fill="#c4ccc8">
        <circle cx={person.width / 2} cy={11.5} r={11.5} />
        <path d="M11 28h28a9 9 0 0 1 9 9v45a4 4 0 0 1-8 0V46h-2v118a6 6 0 0 1-12 0V98h-2v66a6 6 0 0 1-12 0V46h-2v36a4 4 0 0 1-8 0V37a9 9 0 0 1 9-9z" />
      </g>
    );
  const { width, height } = reference === 'sheet' ? sheet : card;
  const isCard = reference === 'card';
  return (
    <g fill="#fff" stroke="#b7c0bc" strokeWidth={width / 80}>
      <rect width={width} height={height} rx={isCard ? 0.35 : 0.1} />
      {isCard ? (
        <rect x={0.9} y={1.7} width={1.2} height={0.95} rx={0.15} fill="#d9c48a" stroke="none" />
      ) : (
        <path d="M3 5h15M3 8h15M3 11h15M3 14h15M3 17h10" fill="none" strokeWidth={0.4} />
      )}
    </g>
  );
}
