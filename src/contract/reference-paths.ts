/** The reference lists that are served as they are declared: the path below the API base and the list's name. */
export const referenceListPaths = {
  'setup/membership-categories': 'membership-categories',
  'application/requirements': 'requirements',
  'setup/countries': 'countries',
  'setup/counties': 'counties',
  'setup/cities': 'cities',
  'setup/qualification-codes': 'qualification-codes',
  'setup/certification-code': 'certification-codes',
  'setup/industry-group': 'industry-groups',
  'setup/specialization-types': 'specialization-types',
  'setup/postal-codes': 'postal-codes',
  'setup/certification-class': 'certification-classes',
  'setup/discipline': 'disciplines',
  'setup/title': 'titles',
  'setup/universities': 'universities',
  'setup/attachmentTypes': 'attachment-types',
  'setup/disclaimers': 'disclaimers',
  'setup/referee-types': 'referee-types',
  'profile/employees/employeeSetup': 'employee-types',
} as const satisfies Readonly<Record<string, string>>

export type ReferenceListPath = keyof typeof referenceListPaths

/** Any declared list, by name, whether or not the specification gives it a path: `setup/lists/genders`. */
export const anyListPath = 'setup/lists/:name'
