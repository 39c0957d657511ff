import { exchangeCalls } from '../../contract/exchange.ts'
import { settingsAnswers, settingsParts } from '../../engine/settings/settings-answers.ts'
import { exportOrganisation, settingsFile, zipOf } from '../exchange/export-organisation.ts'
import { refusedFiles } from '../exchange/file-issues.ts'
import { importOrganisation } from '../exchange/import-organisation.ts'
import type { Import } from '../exchange/import-organisation.ts'
import { readOwnFiles } from '../exchange/read-own-files.ts'
import { readZip } from '../exchange/read-zip.ts'
import { implement } from '../http/implement.ts'
import type { ReceivedFile } from '../platform/files/file-store.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import type { Services } from '../platform/services.ts'
import { checkSettings } from '../settings/save-settings.ts'
import { readSettingsFile } from '../settings/settings-file.ts'
import { settingsRecord } from '../views/settings-record.ts'

/** An organisation as files, out and in again, for those whose role allows to change it (ADM-07). */
export const adminExchangeRoutes = [
  implement(exchangeCalls.exportOrganisation, async ({ tenant, reply }, services) => {
    const files = await services.database.inTenant(tenant.id, (tx) => exportOrganisation(tx, services, tenant))
    const zip = zipOf(files)
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${tenant.id}.zip"`)
      .send(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength))
  }),
  implement(exchangeCalls.checkOrganisation, ({ tenant, session, body, files }, services) =>
    take(services, { tenant, session, isTrial: true }, files.received.get(body.file.id)),
  ),
  implement(exchangeCalls.importOrganisation, async ({ tenant, session, body, files }, services) => {
    const taken = await take(services, { tenant, session, isTrial: false }, files.received.get(body.file.id))
    if (taken.settings.length > 0) await services.settings.refresh(tenant)
    return taken
  }),
  implement(exchangeCalls.exportSettings, async ({ tenant, reply }, services) => {
    const text = await services.database.inTenant(tenant.id, (tx) => settingsFile(tx, services, tenant))
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="tenant.json"')
      .send(text)
  }),
  implement(exchangeCalls.readSettingsFile, async ({ tenant, body }, { database, now }) => {
    const read = readSettingsFile(tenant, body.content)
    if ('problem' in read) {
      const { problem: issue, ...place } = read
      throw refusedFiles([{ file: 'tenant.json', issue, ...place }])
    }
    const { id, settings } = await database.inTenant(tenant.id, (tx) => readSettings(tx, tenant))
    const answers = checkSettings(tenant, settingsAnswers(settings), read.settings, now())
    return settingsRecord({ id, settings: settingsParts(answers) })
  }),
]

async function take(
  { environment, database, tenants, files, now }: Services,
  { tenant, ...asked }: Pick<Import, 'tenant' | 'session' | 'isTrial'>,
  file: ReceivedFile | undefined,
) {
  const sent = await readZip({ files }, tenant, file)
  const own = await readOwnFiles(environment, tenant.id)
  return database.inTenant(tenant.id, (tx) =>
    importOrganisation(tx, { tenant, tenants, files, own, sent, ...asked }, now()),
  )
}
