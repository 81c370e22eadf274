export const notYetRenamed = [];
