import { releasedAssets } from '../../../src/server/platform/brand/asset-reader.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { readEnvironment } from '../../../src/server/platform/environment.ts'
import { MessageSender } from '../../../src/server/messages/delivery/message-sender.ts'
import { openCarriers } from '../../../src/server/messages/delivery/open-carriers.ts'
import { noticeReminder } from '../../../src/server/referees/reminders.ts'
import { projectRoot, shippedTenants } from '../start-test-server.ts'

/** A process that sends the due messages in the database of its environment, at the time NOW. */
const environment = readEnvironment(process.env, projectRoot)
const database = await openDatabase(environment)
const now = (): Date => new Date(process.env.NOW ?? '')
const services = { database, environment, tenants: await shippedTenants(), now }
const sender = new MessageSender(services, openCarriers(environment, releasedAssets(projectRoot)), noticeReminder)
await sender.runDue()
sender.close()
await database.close()
