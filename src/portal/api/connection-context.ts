import { createContext, use, useSyncExternalStore } from 'react'
import type { Connection } from './connection.ts'

export const ConnectionContext = createContext<Connection | undefined>(undefined)

/** The connection to the server. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext)
  if (!connection) throw new Error('The connection is missing: a page was rendered outside the portal’s providers')
  return connection
}

/** Whether the connection to the server is lost; renders again when that changes. */
export function useConnectionLost(): boolean {
  const connection = useConnection()
  return useSyncExternalStore(connection.subscribe, connection.isLost)
}
