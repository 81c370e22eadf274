/** A path of the store or an https address, as the contract has it. */
export const isLink = (text: string): boolean => /^(\/(?!\/)|https:\/\/)\S*$/.test(text);
