import { Fragment } from 'react';

interface Attribute {
  readonly attrName: string;
  readonly attrValue: string;
}

interface Props {
  readonly of: readonly Attribute[];
  /** Each value with its attribute: "Size: 250 ml · Colour: Olive". */
  readonly named?: boolean;
}

/** The attributes of a variant, each with its own text direction: "250 ml" stays intact in Arabic text. */
export const Attributes = ({ of, named = false }: Props) =>
  of.map(({ attrName, attrValue }, index) => (
    <Fragment key={index}>
      {index > 0 && (named ? ' · ' : ', ')}
      {named && `${attrName}: `}
      <bdi>{attrValue}</bdi>
    </Fragment>
  ));
