import { resolve } from 'node:path'
import { readProviders } from './provider-keys.ts'
import type { ProviderSettings } from './provider-keys.ts'
import { StartError } from './start-error.ts'

/** The settings of this process, from environment variables. */
export interface Environment {
  readonly port: number
  readonly host: string
  /** The address of a PostgreSQL database; undefined for the embedded database in `dataFolder`. */
  readonly databaseUrl: string | undefined
  /** The address of the same database with a role that owns nothing; derived from `databaseUrl` when undefined. */
  readonly databaseServerUrl: string | undefined
  /** The absolute path of the folder with the embedded database and the stored files. */
  readonly dataFolder: string
  /** The absolute path of the folder with schemas/, tenants/ and dist/. */
  readonly root: string
  /** `sample` has sample data and /dev/outbox; `production` has neither. */
  readonly mode: 'sample' | 'production'
  /** Whether vite serves the portal from source. */
  readonly development: boolean
  /** How many proxies in front of the server are trusted for the X-Forwarded-For header. */
  readonly trustedProxies: number
  /** How many uploads this process receives at once. */
  readonly uploads: number
  /** Origins of portals on other servers that may call this API, e.g. `https://portal.example`. */
  readonly portalOrigins: readonly string[]
  /**
   * Origins of organisations' portals, by organisation, e.g. `https://members.example`. They replace the declared ones.
   */
  readonly origins: ReadonlyMap<string, string>
  /** The limits of time for requests and connections; seconds. */
  readonly timeouts: Timeouts
  /** How messages are sent. A kind without a carrier stays in the outbox. */
  readonly carriers: CarrierSettings
  /** The payment providers, each with the organisations that have keys for it. */
  readonly providers: ProviderSettings
}

export interface Timeouts {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request, including files. */
  readonly request: number
  /** For a connection without traffic in either direction while a request or response is under way. */
  readonly idle: number
  /** For the remaining responses when the server is asked to stop. */
  readonly stop: number
}

export interface CarrierSettings {
  /** `smtp://user:password@host:port`, or `smtps:`, and the sender's address of e-mails. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  /** The provider's URL for text messages, and its token. */
  readonly sms: { readonly url: string; readonly token: string } | undefined
}

/** Reads the environment. Throws a StartError that names the variable with an invalid value. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>, root: string): Environment {
  return {
    port: readInteger(variables, 'PORT', 3000, 65_535),
    host: variables.HOST ?? '127.0.0.1',
    databaseUrl: readDatabaseUrl(variables, 'DATABASE_URL'),
    databaseServerUrl: readDatabaseUrl(variables, 'DATABASE_SERVER_URL'),
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
    providers: readProviders(variables),
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

/** Whole seconds of a timeout, up to an hour. 0 is refused, because Node treats it as no limit. */
function readSeconds(variables: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  const seconds = readInteger(variables, name, otherwise, 3600)
  if (seconds === 0) throw new StartError(`${name} must be at least 1 second.`)
  return seconds
}

function readDatabaseUrl(variables: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const text = variables[name] ?? ''
  if (text === '') return undefined
  if (URL.canParse(text) && /^postgres(ql)?:/.test(text)) return text
  throw new StartError(
    `${name} must be the address of a PostgreSQL database, such as postgres://user:password@localhost:5432/regalia; ` +
      'letters such as @ or / in the password are written as %40 or %2F.',
  )
}

function readMode(text: string | undefined): Environment['mode'] {
  if (text === undefined || text === '' || text === 'sample') return 'sample'
  if (text === 'production') return 'production'
  throw new StartError(`REGALIA_MODE must be sample or production, not "${text}".`)
}

/** Origins separated by commas. */
function readOrigins(variables: Readonly<Record<string, string | undefined>>, name: string): readonly string[] {
  return readList(variables, name).map((text) => {
    if (!isOrigin(text)) throw new StartError(`${name} must hold origins, not "${text}".`)
    return text
  })
}

/** `organisation=origin`, separated by commas. */
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

/** Texts separated by commas. */
function readList(variables: Readonly<Record<string, string | undefined>>, name: string): readonly string[] {
  const texts = (variables[name] ?? '').split(',').map((text) => text.trim())
  return texts.filter((text) => text !== '')
}

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Two variables that are needed together; undefined without the first. */
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
