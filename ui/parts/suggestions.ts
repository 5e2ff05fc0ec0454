export { Suggestions } from '../views/suggestions/suggestions.tsx'
