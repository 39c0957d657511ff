import type { KyselyPlugin, OperationNode, RootOperationNode } from 'kysely'
import type { Database } from '../../src/server/platform/database/database.ts'

/**
 * The database, throwing for a statement that does not name the tenant of each of its tables: a distributed PostgreSQL
 * sends such a statement to all servers.
 */
export function demandTenants(database: Database): Database {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const unnamed = statementsIn(node).filter((statement) => !namesItsTenants(statement))
      if (unnamed.length > 0) throw new Error(`A statement names no tenant: ${JSON.stringify(unnamed[0])}`)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    ...database,
    inTenant: (tenant, work) => database.inTenant(tenant, (tx) => work({ ...tx, db: tx.db.withPlugin(plugin) })),
  }
}

const kinds = new Set(['SelectQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'InsertQueryNode'])

/** A statement and its subqueries. */
function statementsIn(node: unknown): readonly OperationNode[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(statementsIn)
  return isNode(node) && kinds.has(node.kind) ? [node, ...inside] : inside
}

const isNode = (value: object): value is OperationNode => 'kind' in value && typeof value.kind === 'string'

/** By a column of that name, or in a piece of SQL. */
const names = (part: unknown): boolean => /"name":"tenant"|\btenant\b/.test(JSON.stringify(part ?? null))

function namesItsTenants(statement: OperationNode): boolean {
  const parts: Partial<Record<string, unknown>> = { ...statement }
  if (statement.kind === 'InsertQueryNode') return names(parts.columns)
  const joins = Array.isArray(parts.joins) ? parts.joins : []
  const asksRows = 'from' in parts || 'table' in parts
  return (!asksRows || names(parts.where)) && joins.every((join: RootOperationNode) => names({ ...join, table: null }))
}
