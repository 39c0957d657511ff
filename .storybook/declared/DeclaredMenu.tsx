import { MemoryRouter } from 'react-router-dom'
import type { NamedValues } from '../../src/engine/condition/named-values.ts'
import type { MenuPage } from '../../src/engine/document/page-definition.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { captionOf } from '../../src/engine/cases/values/caption.ts'
import { menuEntries } from '../../src/portal/layouts/menu/menu-entries.ts'
import { MenuEntries } from '../../src/portal/layouts/menu/MenuEntries.tsx'
import type { StoryState } from './story-example.ts'

interface DeclaredMenuProps {
  readonly page: MenuPage
  readonly settings: JsonObject
  readonly state: StoryState
}

/** A member in good standing may open every entry; an applicant sees which ones are closed. */
const profiles: Readonly<Partial<Record<StoryState, JsonObject>>> = {
  Filled: { MemberNo: 'M/1', Status: 'Active', Category: 'MEMBER', ApplicationReleased: true, InGoodStanding: true },
}

/** The menu without packages, with all of them, and with all for a user who may not open each. */
export function DeclaredMenu({ page, settings, state }: DeclaredMenuProps) {
  const profile = profiles[state] ?? { MemberNo: null }
  const values: NamedValues = { user: { is_admin: false, profile }, profile, settings }
  const packages = state === 'Empty' ? [] : page.entries.flatMap(({ package: name }) => name ?? [])
  const entries = menuEntries(page, packages, values).map(({ entry, enabled }) => ({
    entry: { ...entry, title: captionOf(entry.title, { settings }) },
    enabled,
  }))
  return (
    <MemoryRouter initialEntries={['/dashboard']}>
      <div style={{ maxWidth: 280 }}>
        <MenuEntries entries={entries} />
      </div>
    </MemoryRouter>
  )
}
