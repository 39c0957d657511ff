import type { JsonObject, JsonValue } from '../../../../engine/json/json.ts'
import type { Json } from './json-column.ts'

export interface SettingsTable {
  readonly tenant: string
  readonly id: string
  readonly minor_settings: Json<JsonObject>
  readonly site_installed_packages: Json<readonly JsonValue[]>
  readonly site_colors: Json<readonly JsonValue[]>
  readonly updated_at: Date
}
