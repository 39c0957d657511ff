import { isIP } from 'node:net'
import type { Environment } from './environment.ts'
import type { PublishedTenant } from './published/published-tenant.ts'
import type { PublishedTenants } from './published/published-tenants.ts'
import { StartError } from './start-error.ts'

type Organisation = Pick<PublishedTenant, 'id' | 'declaration'>

/**
 * The origin of each organisation's portal, e.g. `https://members.example`: where links in messages lead. It comes from
 * `ORIGINS`, else from tenant.json, never from a request, whose headers are its sender's.
 */
export class PortalOrigins {
  private readonly known = new Map<string, string>()
  private port: number

  /**
   * @param named by organisation, from `ORIGINS`
   * @throws StartError a sentence, for an organisation that has none in production mode, or one that is not to be used there
   */
  constructor(
    { mode, port, origins: named }: Pick<Environment, 'mode' | 'port' | 'origins'>,
    organisations: readonly Organisation[],
  ) {
    this.port = port
    const unknown = [...named.keys()].find((id) => organisations.every((organisation) => organisation.id !== id))
    if (unknown !== undefined) throw new StartError(`ORIGINS names the organisation ${unknown}, which is not declared.`)
    for (const { id, declaration } of organisations) {
      const origin = named.get(id) ?? declaration.origin
      if (mode === 'production') requireUsable(id, origin)
      if (origin !== undefined) this.known.set(id, origin)
    }
  }

  /** Without one that is declared, which only sample mode allows, the organisation's first host on this machine. */
  of({ id, declaration: { hosts } }: Organisation): string {
    const host = hosts.includes('localhost') ? 'localhost' : (hosts[0] ?? 'localhost')
    return this.known.get(id) ?? `http://${host}:${this.port}`
  }

  /** Sets the port that the system chose, where `PORT` is 0. */
  listenOn(port: number): void {
    this.port = port
  }
}

/** Finds organisations also by the hosts of their origins, which `ORIGINS` may name beside those of tenant.json. */
export function withOriginHosts(tenants: PublishedTenants, origins: PortalOrigins): PublishedTenants {
  const hosts = new Map(tenants.all.map((tenant) => [new URL(origins.of(tenant)).hostname, tenant] as const))
  return { ...tenants, byHost: (host) => tenants.byHost(host) ?? hosts.get(host) }
}

function requireUsable(id: string, origin: string | undefined): void {
  const mend = `give it as "origin" in tenants/${id}/tenant.json or as ${id}=https://… in ORIGINS`
  if (origin === undefined) {
    throw new StartError(`The organisation ${id} has no origin, where the links in its e-mails would lead: ${mend}.`)
  }
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:' || isLoopback(hostname)) return
  throw new StartError(`The origin ${origin} of the organisation ${id} is not encrypted: ${mend}.`)
}

/** Names and addresses of this machine, which need no encryption. */
export const isLoopback = (host: string): boolean =>
  /(^|\.)localhost$/.test(host) || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
