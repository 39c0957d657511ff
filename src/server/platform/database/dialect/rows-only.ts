const openings = /^\s*(select|insert|update|delete|with)\b/i
const tenant = /^set local regalia\.tenant = '[a-z][a-z0-9-]*'$/

/**
 * Whether a statement only reads and writes rows, or sets the tenant of its transaction. The embedded database takes
 * one statement at a time, so its first word is enough.
 */
export const isRowsOnly = (statement: string): boolean => openings.test(statement) || tenant.test(statement)
