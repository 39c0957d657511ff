import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import type { ReactElement } from 'react'
import type { ActionDefinition } from '../../../engine/document/collection-page.ts'

const link = <OpenInNew fontSize="small" />

const icons: ReadonlyMap<string, ReactElement> = new Map([
  ['edit', <EditOutlined key="edit" fontSize="small" />],
  ['remove', <DeleteOutlined key="remove" fontSize="small" />],
  ['mail', <MailOutlined key="mail" fontSize="small" />],
  ['bell', <NotificationsActiveOutlined key="bell" fontSize="small" />],
  ['document', <DescriptionOutlined key="document" fontSize="small" />],
  ['link', link],
])

/** The icon of a row's action: the one it names, otherwise that of its kind. */
export const ActionIcon = ({ action }: { readonly action: ActionDefinition }) =>
  icons.get(action.icon ?? action.kind) ?? link
