import { serve, startChromium, newContext, playable } from './support/browser.mjs';
const server = await serve(); const browser = await startChromium();
const fork = 'lesson=own&note=Two_threats%21_Look_at_the_corners.&position=X.O/..X/O..&task=find';
for (const [w,h] of [[320,568],[390,844],[844,390],[640,450],[820,1180],[1280,800]]) {
  const c = await newContext(browser,{viewport:{width:w,height:h}}); const p = await c.newPage();
  await p.goto(server.address+''); await playable(p); await p.waitForTimeout(300);
  await p.screenshot({path:`/tmp/s-first-${w}.png`});
  await p.goto(server.address+'?1#v=1&'+fork+'&lesson=own&task=who'); await p.getByRole('region',{name:'Lesson'}).waitFor(); await p.waitForTimeout(500);
  await p.screenshot({path:`/tmp/s-lesson-${w}.png`});
  await p.getByRole('button',{name:'Projector',exact:true}).click(); await p.keyboard.press('v'); await p.waitForTimeout(500);
  await p.screenshot({path:`/tmp/s-wall-${w}.png`});
  await p.keyboard.press('Escape'); await p.getByRole('button',{name:'Back to the game'}).click();
  await p.getByRole('button',{name:'Learn',exact:true}).first().click(); await p.getByRole('button',{name:'Make lessons'}).click();
  await p.getByRole('button',{name:'Add the position on the board'}).click(); await p.waitForTimeout(700);
  await p.screenshot({path:`/tmp/s-make-${w}.png`});
  await c.close();
}
await browser.close(); await server.close();
