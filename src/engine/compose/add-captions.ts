import type { NodeOrigin } from '../overlay/overlay-document.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import { captionKey } from '../translate/caption-key.ts'
import { isComposedDocument } from '../document/composite-shape.ts'
import type { Composition } from './layer-overlays.ts'

const catalogue = 'messages/en'
/** The settings whose values are common words, not names. */
const captions = [
  'login_caption',
  'referee_disclaimer_caption',
  'license_alternative_caption',
  'certificate_of_good_standing_caption',
  'acceptance_letter_caption',
]

/**
 * Adds the captions in a tenant's settings and the titles of its roles to its catalogue, so that they are translated
 * like all other texts.
 */
export function addCaptions({ documents, origins }: Composition, id: string, tenant: JsonObject): void {
  const document = documents.get(catalogue)
  const settings = ownValue(tenant, 'settings')
  const minor = isJsonObject(settings) ? ownValue(settings, 'minor_settings') : undefined
  if (!document?.messages) return
  const captioning = isJsonObject(minor) ? captions.map((name) => ownValue(minor, name)) : []
  const texts = [...captioning, ...roleTitles(tenant)].filter((text) => typeof text === 'string' && text !== '')
  if (texts.length === 0) return
  const added = Object.fromEntries(texts.map((text) => [captionKey(String(text)), String(text)]))
  const plain: JsonObject = document
  const captioned: JsonObject = { ...plain, messages: { ...document.messages, ...added } }
  if (isComposedDocument(captioned)) documents.set(catalogue, captioned)
  const origin: NodeOrigin = {
    layer: `tenant:${id}`,
    file: `tenants/${id}/tenant.json`,
    action: 'update',
    reason: 'The organisation’s own file says it.',
  }
  const noted = Object.keys(added).map((key) => [formatPointer(['messages', key]), [origin]] as const)
  origins.set(catalogue, new Map<string, readonly NodeOrigin[]>([...(origins.get(catalogue) ?? []), ...noted]))
}

function roleTitles(tenant: JsonObject): readonly unknown[] {
  const roles = ownValue(tenant, 'roles')
  return isJsonArray(roles) ? roles.map((role) => (isJsonObject(role) ? ownValue(role, 'title') : undefined)) : []
}
