export * from '../../../dev/service/create-app.ts' // error TS6307
