import { readConfig } from '../../src/platform/config/config.ts';
import { connect } from '../../src/platform/db/engines/connect.ts';
import { migrate } from '../../src/platform/db/schema/migrate.ts';

// Migrates the database of DATABASE_URL and prints how many migrations it applied.
const db = await connect(readConfig(process.env), (error) => process.stderr.write(`${error.message}\n`));
process.stdout.write(String((await migrate(db)).length));
await db.close();
