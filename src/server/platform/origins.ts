import { isIP } from 'node:net'
import type { Environment } from './environment.ts'
import type { PublishedTenant } from './published/published-tenant.ts'
import type { PublishedTenants } from './published/published-tenants.ts'
import { StartError } from './start-error.ts'

type Organisation = Pick<PublishedTenant, 'id' | 'declaration'>

/**
 * The origin of each organisation's portal, e.g. `https://members.example`, for links in messages. It comes from
 * `ORIGINS` or tenant.json, never from a request, whose sender chooses its headers.
 */
export class PortalOrigins {
  private readonly known = new Map<string, string>()
  private port: number

  /**
   * @param named origins by organisation, from `ORIGINS`
   * @throws StartError in production mode, when an organisation has no origin or an unencrypted one; in any mode, when
   *   `ORIGINS` names an unknown organisation
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

  /** An organisation's origin. Without one, which only sample mode allows, its first host on this machine. */
  of({ id, declaration: { hosts } }: Organisation): string {
    const host = hosts.includes('localhost') ? 'localhost' : (hosts[0] ?? 'localhost')
    return this.known.get(id) ?? `http://${host}:${this.port}`
  }

  /** Sets the port that the system chose when `PORT` is 0. */
  listenOn(port: number): void {
    this.port = port
  }
}

/** Also finds organisations by the hosts of their origins, which `ORIGINS` may add to those of tenant.json. */
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

/** Whether a host is this machine, which needs no encryption. */
export const isLoopback = (host: string): boolean =>
  /(^|\.)localhost$/.test(host) || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
