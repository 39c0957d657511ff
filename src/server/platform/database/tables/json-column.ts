import type { JSONColumnType } from 'kysely'

/** A jsonb column: read as a value, written as JSON text. */
export type Json<Value extends object> = JSONColumnType<Value>
