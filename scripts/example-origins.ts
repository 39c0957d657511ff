import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../tenants/', import.meta.url)

/**
 * `ORIGINS` for servers in production mode that tests and measurements start: `https://<organisation>.example` for
 * each.
 */
export const exampleOrigins = (ids: readonly string[] = shippedIds()): string =>
  ids.map((id) => `${id}=https://${id}.example`).join(',')

const shippedIds = (): string[] =>
  readdirSync(fileURLToPath(folder)).filter((id) => existsSync(new URL(`${id}/tenant.json`, folder)))
