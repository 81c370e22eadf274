/** Adds the example of the schema to required parameters without one: many tools call operations with these examples only. */
import { type Contract, lookUpRef, operationsOf, type Parameter, resolve, type Schema } from './contract.ts';

function exampleOf(contract: Contract, schema: Schema): unknown {
  const { example, examples, enum: choices, const: only } = resolve(contract, schema);
  return example ?? examples?.[0] ?? choices?.[0] ?? only;
}

const targetOf = (contract: Contract, node: Parameter): Parameter =>
  node.$ref ? targetOf(contract, lookUpRef(contract, node.$ref) as Parameter) : node;

export function addParameterExamples(contract: Contract): void {
  for (const { operation } of operationsOf(contract))
    for (const node of operation.parameters ?? []) {
      const parameter = targetOf(contract, node);
      if (!parameter.required || parameter.example !== undefined) continue;
      const example = exampleOf(contract, parameter.schema);
      if (example !== undefined) parameter.example = example;
    }
}
