import { isApiError } from '@openmall/sdk';
import { createContext, useContext, useEffect } from 'react';

/** Marks a field of the form around, if it has one of this name. */
export type MarkField = (field: string, message: string) => void;

export const MarkFieldContext = createContext<MarkField | undefined>(undefined);

const messages: Readonly<Record<string, string>> = {
  required: 'form.required',
  requiredWith: 'form.required',
  enum: 'form.choice',
  maxLength: 'form.tooLong',
};

/** Marks the field that the server refused, where its rules are stricter than those of this page. */
export function useMarkRefused(error: unknown): void {
  const mark = useContext(MarkFieldContext);
  useEffect(() => {
    if (isApiError(error) && error.field !== undefined)
      mark?.(error.field, messages[error.rule ?? ''] ?? 'form.id');
    // Once for each error: the form changes with every key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
}
