import { createContext, use } from 'react'

/** Announces changed records to the browser's other tabs, and receives their announcements. */
export interface RecordChanges {
  /** @param path the call that lists the changed records */
  readonly announce: (path: string) => void
  /** Calls back with the path of each change in another tab; returns the function that stops it. */
  readonly subscribe: (listener: (path: string) => void) => () => void
}

/** Opens the channel that the portal's tabs in this browser share. */
export function openRecordChanges(): RecordChanges {
  const channel = new BroadcastChannel('regalia.records')
  return {
    announce: channel.postMessage.bind(channel),
    subscribe: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

export const RecordChangesContext = createContext<RecordChanges | undefined>(undefined)

/** The channel that announces changed records. */
export function useRecordChanges(): RecordChanges {
  const changes = use(RecordChangesContext)
  if (!changes) throw new Error('The changes are missing: a page was rendered outside the portal’s providers')
  return changes
}
