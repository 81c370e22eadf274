import { styled } from '@mui/material/styles';
import type { GoodsDimensions } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
import { pictureSet } from '../../../shared/ui/pictures/picture-set.ts';
import { formatLength } from './lengths.ts';
import { ReferenceShape } from './ReferenceShape.tsx';
import { REFERENCES, scaleOf } from './scale.ts';

const Root = styled('figure')(({ theme }) => ({
  margin: 0,
  // The pictures of goods have this ground, also in dark colors.
  '& svg': {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: theme.vars.shape.borderRadius,
    background: '#f7f7f5',
    color: '#55605c',
  },
  // The ground of a picture hides nothing of what stands beside the goods.
  '& image': { mixBlendMode: 'darken' },
  '& figcaption': { marginBlockStart: 8, color: theme.vars.palette.text.secondary, fontSize: 13 },
}));

/** The goods fill this share of their pictures. */
const FILLED = 0.8;
const PICTURE_WIDTH = 320;

interface Props {
  readonly picture: string | null | undefined;
  readonly dimensions: GoodsDimensions;
}

/** The goods beside a person, a sheet of paper or a card, drawn to scale, with their width and height. */
export function SizeScale({ picture, dimensions }: Props) {
  const { t } = useTranslation('product');
  const { reference, width, height } = scaleOf(dimensions);
  const known = REFERENCES[reference];
  const tallest = Math.max(known.height, height);
  const unit = Math.max(tallest, (known.width + width) * 0.7) / 100;
  const gap = 16 * unit;
  const left = 10 * unit + known.width + gap;
  const floor = 10 * unit + tallest;
  const total = { width: left + width + 34 * unit, height: floor + 16 * unit };
  const side = Math.max(width, height) / FILLED;
  const text = { fontSize: 6 * unit, fill: 'currentColor' };
  const line = { stroke: 'currentColor', strokeWidth: 0.5 * unit };
  const top = floor - height;
  const right = left + width + 6 * unit;
  const under = floor + 5 * unit;
  const [sizes, other] = [formatLength(width), formatLength(height)];
  const name = t(`scale.${reference}`, { height: formatLength(known.height), format: 'A4' });
  return (
    <Root>
      <svg
        viewBox={`0 0 ${total.width} ${total.height}`}
        role="img"
        aria-label={`${name}; ${sizes} × ${other}`}
      >
        <g transform={`translate(${10 * unit} ${floor - known.height})`}>
          <ReferenceShape reference={reference} />
        </g>
        {picture ? (
          <image
            href={pictureSet(picture, PICTURE_WIDTH).src}
            x={left + (width - side) / 2}
            y={floor - height / 2 - side / 2}
            width={side}
            height={side}
          />
        ) : (
          <rect x={left} y={top} width={width} height={height} rx={2 * unit} fill="#d9dedb" />
        )}
        <path {...line} d={`M${right} ${top}v${height}M${left} ${under}h${width}`} />
        <text {...text} x={right + 3 * unit} y={top + height / 2 + 2 * unit}>
          {other}
        </text>
        <text {...text} x={left + width / 2} y={under + 8 * unit} textAnchor="middle">
          {sizes}
        </text>
      </svg>
      <figcaption>{name}</figcaption>
    </Root>
  );
}
