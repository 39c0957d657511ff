import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import type { ActionDefinition } from '../../../engine/document.ts'

const icons: ReadonlyMap<string, typeof EditOutlined> = new Map([
  ['edit', EditOutlined],
  ['remove', DeleteOutlined],
  ['mail', MailOutlined],
  ['document', DescriptionOutlined],
  ['link', OpenInNew],
])

/** The picture of a row's action: the one it names, else that of its kind. */
export function ActionIcon({ action }: { readonly action: ActionDefinition }) {
  const Icon = icons.get(action.icon ?? action.kind) ?? OpenInNew
  return <Icon fontSize="small" />
}
