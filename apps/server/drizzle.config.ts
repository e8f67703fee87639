import { defineConfig } from 'drizzle-kit';

// Drizzle Kit reads the tables and writes the next migration; the server applies them (platform/db/schema/migrate.ts).
export const config = defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/db/schema/platform.tables.ts',
    './src/{identity,learning,rewards,community,business,messages}/*/*.tables.ts',
  ],
  out: './migrations',
  migrations: { prefix: 'timestamp' },
  breakpoints: false,
});
export default config;
