import type { MenuPage } from '../../../../../engine/document/page-definition.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { leadingEntries, menuEntries } from '../../../../layouts/menu/menu-entries.ts'
import { MenuEntries } from '../../../../layouts/menu/MenuEntries.tsx'
import { useTitle } from '../../../../language/use-title.ts'
import { useStart } from '../../../../ui/start-context.ts'
import { ChooseDrawn } from './ChooseDrawn.tsx'
import type { PreviewedPartProps } from './previewed-part-props.ts'
import { pathsOf } from './drawn-items.ts'
import { usePreviewValues } from './use-preview-values.ts'

/** The side menu, with the entries of the packages that are installed. */
export function PreviewedMenu({ page, path, onOpen }: PreviewedPartProps & { readonly page: MenuPage }) {
  const { settings, tenant } = useStart()
  const text = useText()
  const titleOf = useTitle()
  const shown = menuEntries(page, settings.site_installed_packages, usePreviewValues())
  const entries = leadingEntries(shown, tenant.sites, { token: '', memberNo: '1' }).map(({ entry, ...one }) => ({
    ...one,
    entry: { ...entry, title: titleOf(entry.title) },
  }))
  const paths = pathsOf(
    ['page', 'entries'],
    entries.map(({ entry }) => entry),
  )
  return (
    <ChooseDrawn drawn={[{ selector: 'li', paths }]} {...{ path, onOpen }}>
      <div style={{ maxWidth: 280 }}>
        <MenuEntries label={text('portal.editor.preview')} entries={entries} />
      </div>
    </ChooseDrawn>
  )
}
