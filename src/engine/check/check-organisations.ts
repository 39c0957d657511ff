import type { ComposedTenant } from '../compose/compose-tenant.ts'
import { mendName } from '../document/mend-name.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'

/** The declarations of each organisation are consistent, and do not conflict with those of the others. */
export function checkOrganisations(tenants: readonly ComposedTenant[]): readonly DeclarationIssue[] {
  return [
    ...checkHosts(tenants),
    ...tenants.flatMap(checkAddresses),
    ...tenants.flatMap(checkLanguage),
    ...tenants.flatMap(checkRoles),
  ]
}

/** No two organisations share a host: the later one would never be shown there. */
function checkHosts(tenants: readonly ComposedTenant[]): readonly DeclarationIssue[] {
  const owners = new Map<string, string>()
  return tenants.flatMap(({ id, tenant }) =>
    namedHosts(tenant).flatMap(({ host, pointer }) => {
      const owner = owners.get(host) ?? id
      owners.set(host, owner)
      if (owner === id) return []
      const message = `The host "${host}" is that of the organisation "${owner}" as well.`
      return [{ file: `tenants/${id}/tenant.json`, pointer, message, mend: 'Name each host in one tenant.json.' }]
    }),
  )
}

/** The hosts that a tenant.json names, including its origin's. */
function namedHosts(tenant: JsonObject): readonly { readonly host: string; readonly pointer: string }[] {
  const [hosts, origin] = [ownValue(tenant, 'hosts'), ownValue(tenant, 'origin')]
  const named = (isJsonArray(hosts) ? hosts : []).flatMap((host, i) =>
    typeof host === 'string' ? [{ host: host.toLowerCase(), pointer: `/hosts/${i}` }] : [],
  )
  const host = typeof origin === 'string' ? hostOf(origin) : undefined
  return host === undefined ? named : [...named, { host, pointer: '/origin' }]
}

/** Hosts and origins are written exactly as browsers and the server read them. */
function checkAddresses({ id, tenant }: ComposedTenant): readonly DeclarationIssue[] {
  const [hosts, origin] = [ownValue(tenant, 'hosts'), ownValue(tenant, 'origin')]
  const file = `tenants/${id}/tenant.json`
  const unread = (isJsonArray(hosts) ? hosts : []).flatMap((host, i) => {
    // The meta-schema reports values that are not host names at all.
    if (typeof host !== 'string' || !/^[a-z0-9.-]+$/.test(host) || hostOf(`http://${host}`) === host) return []
    return [{ file, pointer: `/hosts/${i}`, message: `No address has the host "${host}".` }]
  })
  if (typeof origin !== 'string' || hostOf(origin) !== undefined) return unread
  return [...unread, { file, pointer: '/origin', message: `No address begins with "${origin}".` }]
}

const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).hostname : undefined)

/** The default language is among the offered ones. */
function checkLanguage({ id, tenant }: ComposedTenant): readonly DeclarationIssue[] {
  const [language, offered] = [ownValue(tenant, 'language'), ownValue(tenant, 'languages')]
  const languages = (isJsonArray(offered) ? offered : []).map(String)
  if (typeof language !== 'string' || languages.includes(language)) return []
  const message = `"language" is "${language}", which "languages" does not name.`
  return [{ file: `tenants/${id}/tenant.json`, pointer: '/language', message, ...mendName(language, languages) }]
}

/** Each role has an id of its own, and one of them administers the organisation. */
function checkRoles({ id, tenant }: ComposedTenant): readonly DeclarationIssue[] {
  const declared = ownValue(tenant, 'roles')
  if (!isJsonArray(declared)) return []
  const file = `tenants/${id}/tenant.json`
  const roles = declared.map((role) => (isJsonObject(role) ? role : {}))
  const ids = roles.map((role) => ownValue(role, 'id'))
  const repeated = ids.flatMap((role, i) =>
    typeof role === 'string' && ids.indexOf(role) < i
      ? [{ file, pointer: `/roles/${i}/id`, message: `"${role}" is the id of another role as well.` }]
      : [],
  )
  if (roles.some((role) => ownValue(role, 'wire') === 'is_admin')) return repeated
  const message = 'None of the roles is that of administrators.'
  return [...repeated, { file, pointer: '/roles', message, mend: 'Give one of them "wire": "is_admin".' }]
}
