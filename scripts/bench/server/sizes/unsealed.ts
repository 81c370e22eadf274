/** The transfers of a filled mall that no seal covers. */
export const UNSEALED = 1_800;
