/** Whether a statement failed because another row has the value that has to be unique (SQLSTATE 23505). */
export const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'
