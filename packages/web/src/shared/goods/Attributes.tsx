import { Fragment } from 'react';

interface Attribute {
  readonly attrName: string;
  readonly attrValue: string;
}

interface Props {
  readonly of: readonly Attribute[];
  /** With what each is a value of: "Size: 250 ml · Colour: Olive". */
  readonly named?: boolean;
}

/** What a variant consists of, each value read in its own direction: "250 ml" stays so among Arabic words. */
export const Attributes = ({ of, named = false }: Props) =>
  of.map(({ attrName, attrValue }, index) => (
    <Fragment key={index}>
      {index > 0 && (named ? ' · ' : ', ')}
      {named && `${attrName}: `}
      <bdi>{attrValue}</bdi>
    </Fragment>
  ));
