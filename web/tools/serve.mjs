// Serves a finished site on this machine only: node serve.mjs FOLDER [PORT]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeStaticServer } from './static-server.mjs';

const [folder, wanted = '8000'] = process.argv.slice(2);
if (!folder || !existsSync(join(folder, 'index.html'))) {
  console.error('There is no site there. Build it first: cmake --build --preset web');
  process.exit(2);
}

const lastPort = Number(wanted) + 50;
const server = makeStaticServer(folder);
function listen(port) {
  server.once('error', (error) => {
    if (error.code === 'EADDRINUSE' && port < lastPort) {
      listen(port + 1);
      return;
    }
    console.error(`No port to serve at: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1');
}
server.on('listening', () => {
  console.log(`Play at http://127.0.0.1:${server.address().port}/ (Ctrl+C ends it)`);
});
listen(Number(wanted));
