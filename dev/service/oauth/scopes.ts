/** All scopes with their descriptions. */
export const scopes: Readonly<Record<string, string>> = {
  'user.view': 'See your name and account number',
  'user.email': 'See your email address',
  'user.address': 'See your postal address',
  'user.edit': 'Change your account details',
  'licenses.create': 'License media with your subscriptions',
  'licenses.view': 'See your licenses and download files again',
  'purchases.view': 'See your subscriptions and downloads left',
  'collections.view': 'See your collections',
  'collections.edit': 'Change your collections',
  'organization.view': 'See your organization',
  'organization.address': "See your organization's address",
  'reseller.view': 'See products you can resell',
  'reseller.purchase': 'Activate subscriptions as a reseller',
  'earnings.view': 'See your earnings',
  'media.upload': 'Upload media',
  'media.submit': 'Submit media for review',
  'media.edit': 'Change details of your media'
}

/** Always included in tokens of the account page. */
export const basicScope = 'user.view'

/** The distinct scopes of a space-separated list. */
export function readScopes(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))]
}

/** Whether the API knows a scope of this name. */
export function isScope(name: string): boolean {
  return Object.hasOwn(scopes, name)
}
