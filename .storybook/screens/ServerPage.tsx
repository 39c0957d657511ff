import { messages } from 'virtual:server-samples/messages'
import { WrittenPage } from './WrittenPage.tsx'

interface ServerPageProps {
  readonly name: 'unavailable' | 'unknown'
  readonly tenant: string
  readonly language: string
}

/** A page that the server writes without the portal. */
export function ServerPage({ name, tenant, language }: ServerPageProps) {
  const html = messages[tenant]?.[language]?.pages[name] ?? ''
  return <WrittenPage title="Server page" html={html} height="100vh" />
}
