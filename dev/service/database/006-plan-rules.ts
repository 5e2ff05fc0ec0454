/**
 * Special rules of people and subscriptions. `rules` is JSON of type
 * `PlanRules`; a price is the amount that the library is paid, in dollars.
 */
export const planRules = `
ALTER TABLE people ADD COLUMN contributor_id TEXT;
ALTER TABLE people ADD COLUMN organization_id TEXT;
ALTER TABLE people ADD COLUMN may_license INTEGER NOT NULL DEFAULT 1
  CHECK (may_license IN (0, 1));
ALTER TABLE people ADD COLUMN is_reseller INTEGER NOT NULL DEFAULT 0
  CHECK (is_reseller IN (0, 1));

ALTER TABLE subscriptions ADD COLUMN rules TEXT NOT NULL DEFAULT '{}';

ALTER TABLE licenses ADD COLUMN price REAL;
`
