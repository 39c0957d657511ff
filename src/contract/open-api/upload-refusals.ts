import type { ErrorCode } from '../error-catalogue.ts'

/** The refusals of calls that may bring files. */
export const ofUploads: readonly ErrorCode[] = ['profile-full', 'storage-full', 'too-many-uploads']
