import { Type } from 'typebox'
import { defineCall } from './define-call.ts'

/** Pictures of the brand, such as the logo, that come without a release (ADM-02, PLAT-02). */
export const brandPictureCalls = {
  uploadBrandPicture: defineCall({
    method: 'POST',
    path: 'admin/forms/pictures',
    session: 'required',
    right: 'forms',
    tag: 'Administration',
    summary: 'Upload a picture that the theme may then name; nobody sees it before such a theme is published',
    form: 'forms/brand-picture',
    files: true,
    response: Type.Object({
      /** In the organisation's folder, named by the content; it is served for ever below `/assets/tenant/`. */
      path: Type.String(),
      /** Whether printed documents can show it; else they show the organisation's name. */
      printed: Type.Boolean(),
    }),
    refusals: ['forbidden', 'bad-request', 'storage-full', 'profile-full'],
  }),
}
