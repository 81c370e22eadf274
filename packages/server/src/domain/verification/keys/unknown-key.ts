/** Thrown for a text that was sealed with a key that this server does not have. */
export class UnknownKey extends Error {
  override readonly name = 'UnknownKey';

  constructor(id: string) {
    super(
      `A secret is sealed with the key "${id}", which this server does not have: name it in SECRET_KEYS.`,
    );
  }
}
