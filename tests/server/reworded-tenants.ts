import type { JsonValue } from '../../src/engine/json/json.ts'
import { englishHash } from '../../src/engine/translate/english-hash.ts'
import { developmentCodeFolder, keepCodeIn } from '../../src/server/platform/published/compiled-code.ts'
import { publishTenants } from '../../src/server/platform/published/published-tenants.ts'
import type { PublishedTenants } from '../../src/server/platform/published/published-tenants.ts'
import { declared } from '../engine/check/declared-files.ts'
import { projectRoot, shippedTenants } from './start-test-server.ts'

/** The shipped organisations, one of them with its own wording of some texts in English and Kiswahili. */
export async function rewordedTenants(
  tenant: string,
  english: Readonly<Record<string, string>>,
  kiswahili: Readonly<Record<string, string>>,
): Promise<PublishedTenants> {
  const overlay = {
    overlay: '1.1.0',
    info: { title: 'Words of its own', version: '1.0.0' },
    extends: 'messages/en',
    actions: [{ target: '$.messages', description: 'All are reworded.', update: english }],
  }
  const translations = Object.entries(kiswahili).map(([key, text]) => [
    `/messages/${key}`,
    { of: englishHash(english[key] ?? ''), text },
  ])
  const files = new Map<string, JsonValue>([
    ...declared,
    [`tenants/${tenant}/overlays/messages/en.json`, overlay],
    [`tenants/${tenant}/overlays/messages/en.sw.json`, Object.fromEntries(translations)],
  ])
  const { runtime } = await shippedTenants()
  return publishTenants({ files, code: keepCodeIn(await developmentCodeFolder(projectRoot)), runtime })
}
