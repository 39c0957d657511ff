import type { AdminUser } from '../../../../contract/admin-user.ts'
import { mayUser } from '../../../session/session.ts'
import type { SessionUser } from '../../../session/session.ts'

/** What an administrator may do with a user, in the order of the menu. */
export type UserAction = 'edit' | 'check' | 'create' | 'login-as' | 'reset' | 'delete'

/**
 * The actions that are offered (specification 3 §2, Users screen): nobody logs in as staff or looks for their
 * applications; an application is created where there is a profile and none yet. Accounts of staff are changed by those
 * who manage the staff, and nobody deletes their own.
 */
export function offeredActions(viewer: SessionUser, user: AdminUser): readonly UserAction[] {
  const isStaff = user.is_admin || user.is_approver || user.roles.length > 0
  const mayChange = !isStaff || mayUser(viewer, 'staff')
  const offered: Readonly<Record<UserAction, boolean>> = {
    edit: mayChange,
    check: !isStaff && !user.hasNoApplication,
    create: !isStaff && user.hasNoApplication && user.profile_id !== null,
    'login-as': !isStaff && mayUser(viewer, 'act-as'),
    reset: true,
    delete: mayChange && user.id !== viewer.id,
  }
  return userActions.filter((action) => offered[action])
}

const userActions: readonly UserAction[] = ['edit', 'check', 'create', 'login-as', 'reset', 'delete']
