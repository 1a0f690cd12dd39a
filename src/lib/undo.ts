/** How long a toast offers to take back what was done. */
export const undoSeconds = 10
