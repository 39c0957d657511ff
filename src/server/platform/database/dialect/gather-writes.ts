import { Client } from 'pg'
import type { PoolClient } from 'pg'

/** Sends what is written to a connection in one turn as one packet: a packet costs more than its statements. */
export function gatherWrites(client: PoolClient): void {
  if (!(client instanceof Client)) return
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
