import type { PublishedTenant } from '../published/published-tenant.ts'

/**
 * A text of the tenant's catalogue with `{name}` replaced by values.
 *
 * @throws Error when the key is not declared: the message that needs it cannot be written
 */
export function textOf(tenant: PublishedTenant, key: string, values: Readonly<Record<string, string>> = {}): string {
  const text = Object.hasOwn(tenant.texts, key) ? tenant.texts[key] : undefined
  if (text === undefined) throw new Error(`The text ${key} is not declared in messages/en.`)
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
