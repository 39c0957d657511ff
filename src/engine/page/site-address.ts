/**
 * An address outside of the portal with the texts that it names in its braces; undefined where one of those is empty,
 * or where it leads to no page of the web.
 */
export function siteAddress(template: string, values: Readonly<Record<string, string>>): string | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => (values[name] ?? '') === '')) return undefined
  const address = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''))
  return /^https?:\/\//.test(address) ? address : undefined
}
