import type { MenuPage } from '../../../../../engine/document/page-definition.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { MenuEntries } from '../../../../layouts/menu/MenuEntries.tsx'
import { useShownEntries } from '../../../../layouts/menu/use-shown-entries.ts'
import { ChooseDrawn } from './ChooseDrawn.tsx'
import type { PreviewedPartProps } from './previewed-part-props.ts'
import { pathsOf } from './drawn-items.ts'
import { usePreviewValues } from './use-preview-values.ts'

/** The side menu, with the entries of the packages that are installed. */
export function PreviewedMenu({ page, path, onOpen }: PreviewedPartProps & { readonly page: MenuPage }) {
  const text = useText()
  const entries = useShownEntries(page, usePreviewValues(), { token: '', memberNo: '1' })
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
