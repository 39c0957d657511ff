import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

/** How this process is to run, from environment variables. */
export interface Environment {
  readonly port: number
  readonly host: string
  /** A PostgreSQL server; without it the embedded database in `dataFolder` is used. */
  readonly databaseUrl: string | undefined
  /** The same server as a role that owns nothing; made by the owner of the first where it is not given. */
  readonly databaseServerUrl: string | undefined
  /** Where the embedded database and the stored files live; absolute. */
  readonly dataFolder: string
  /** Where schemas/, tenants/ and dist/ are; absolute. */
  readonly root: string
  /** `sample` has sample data and /dev/outbox; `production` has neither. */
  readonly mode: 'sample' | 'production'
  /** The portal is served from source by vite. */
  readonly development: boolean
  /** Proxies in front of the server whose X-Forwarded-* headers count: their number. */
  readonly trustedProxies: number
  /** How many uploads this process receives at once. */
  readonly uploads: number
  /** Where else than on this server portals may be that call its API, e.g. `https://portal.example`. */
  readonly portalOrigins: readonly string[]
  /** Where organisations' portals are, by organisation, e.g. `https://members.example`; in place of what they declare. */
  readonly origins: ReadonlyMap<string, string>
  /** How long what is on its way may take; seconds. */
  readonly timeouts: Timeouts
  /** How messages leave; a kind that has no way out stays in the outbox. */
  readonly carriers: CarrierSettings
}

export interface Timeouts {
  /** For the headers of a request to arrive. */
  readonly headers: number
  /** For a request to arrive whole, files too. */
  readonly request: number
  /** For a connection on which nothing moves, in either direction, while a request is on its way or answered. */
  readonly idle: number
  /** For answers that are on their way when the server is asked to stop. */
  readonly stop: number
}

export interface CarrierSettings {
  /** `smtp://user:password@host:port`, or `smtps:`; and the address that e-mails come from. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  /** Where text messages are posted, and the token that the provider gave. */
  readonly sms: { readonly url: string; readonly token: string } | undefined
}

/** Reads the environment; throws a sentence that names the variable when a value makes no sense. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>, root: string): Environment {
  return {
    port: readInteger(variables, 'PORT', 3000, 65_535),
    host: variables.HOST ?? '127.0.0.1',
    databaseUrl: variables.DATABASE_URL === '' ? undefined : variables.DATABASE_URL,
    databaseServerUrl: variables.DATABASE_SERVER_URL === '' ? undefined : variables.DATABASE_SERVER_URL,
    dataFolder: resolve(root, variables.DATA_DIR ?? '.data'),
    root,
    mode: readMode(variables.REGALIA_MODE),
    development: variables.NODE_ENV === 'development',
    trustedProxies: readInteger(variables, 'TRUSTED_PROXIES', 0, 10),
    uploads: readInteger(variables, 'UPLOADS', 100, 10_000),
    portalOrigins: readOrigins(variables, 'PORTAL_ORIGINS'),
    origins: readOriginsById(variables, 'ORIGINS'),
    timeouts: {
      headers: readSeconds(variables, 'HEADERS_TIMEOUT', 15),
      request: readSeconds(variables, 'REQUEST_TIMEOUT', 600),
      idle: readSeconds(variables, 'IDLE_TIMEOUT', 60),
      stop: readSeconds(variables, 'STOP_TIMEOUT', 20),
    },
    carriers: {
      smtp: readPair(variables, 'SMTP_URL', 'MAIL_FROM', (url, from) => ({ url, from })),
      sms: readPair(variables, 'SMS_URL', 'SMS_TOKEN', (url, token) => ({ url, token })),
    },
  }
}

function readInteger(
  variables: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
  largest: number,
): number {
  const text = variables[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > largest) {
    throw new StartError(`${name} must be a whole number from 0 to ${largest}, not "${text}".`)
  }
  return value
}

/** Whole seconds of a timeout, up to an hour. None may be 0, which Node takes for no limit at all. */
function readSeconds(variables: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  const seconds = readInteger(variables, name, otherwise, 3600)
  if (seconds === 0) throw new StartError(`${name} must be at least 1 second.`)
  return seconds
}

function readMode(text: string | undefined): Environment['mode'] {
  if (text === undefined || text === '' || text === 'sample') return 'sample'
  if (text === 'production') return 'production'
  throw new StartError(`REGALIA_MODE must be sample or production, not "${text}".`)
}

/** Origins with commas between them. */
function readOrigins(variables: Readonly<Record<string, string | undefined>>, name: string): readonly string[] {
  return readList(variables, name).map((text) => {
    if (!isOrigin(text)) throw new StartError(`${name} must hold origins, not "${text}".`)
    return text
  })
}

/** `organisation=origin` with commas between them. */
function readOriginsById(
  variables: Readonly<Record<string, string | undefined>>,
  name: string,
): ReadonlyMap<string, string> {
  const entries = readList(variables, name).map((text): [string, string] => {
    const [, id, origin] = /^([a-z][a-z0-9-]*)=(.*)$/.exec(text) ?? []
    if (id === undefined || origin === undefined || !isOrigin(origin)) {
      throw new StartError(
        `${name} must hold organisations with their origins, such as demo=https://members.example, not "${text}".`,
      )
    }
    return [id, origin]
  })
  return new Map(entries)
}

/** Texts with commas between them. */
function readList(variables: Readonly<Record<string, string | undefined>>, name: string): readonly string[] {
  const texts = (variables[name] ?? '').split(',').map((text) => text.trim())
  return texts.filter((text) => text !== '')
}

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Two variables of which neither makes sense alone; undefined without the first. */
function readPair<Pair>(
  variables: Readonly<Record<string, string | undefined>>,
  name: string,
  partner: string,
  make: (value: string, partner: string) => Pair,
): Pair | undefined {
  const value = variables[name] ?? ''
  const other = variables[partner] ?? ''
  if (value === '') return undefined
  if (!URL.canParse(value)) throw new StartError(`${name} must be a URL.`)
  if (other === '') throw new StartError(`${name} needs ${partner} as well.`)
  return make(value, other)
}
