import { chromium } from 'playwright-core';
const [out, ...specs] = process.argv.slice(2);
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--headless','--disable-gpu','--no-first-run','--disable-background-networking']});
for (const spec of specs) {
  const [f, width, theme, lang='en', extra='', action=''] = spec.split(',');
  const page = await b.newPage({viewport:{width:+width,height:{390:844,1024:768,1600:1000}[width]??900},colorScheme:theme,locale:lang,reducedMotion:'reduce',hasTouch:+width<600});
  page.on('pageerror',e=>console.error('page:',String(e).slice(0,600)));
  page.on('console',m=>{if(['error','warning'].includes(m.type()))console.error('console:',m.text().slice(0,400))});
  await page.goto(`http://127.0.0.1:5191/?f=${f}${extra}#/pillars-fixture`,{timeout:60000});
  await page.waitForSelector('.pillars svg',{timeout:60000});
  await page.evaluate(()=>document.fonts.ready); await page.waitForTimeout(400);
  const wide=await page.evaluate(()=>document.documentElement.scrollWidth); if(wide>+width) console.error(f,width,'scrolls sideways',wide);
  if(action){ const [what,sel]=action.split('~'); if(what==='click') await page.click(sel); else await page.hover(sel); await page.waitForTimeout(400);}
  const file=`${out}/${f}-${width}-${theme}${action?'-'+action.split('~')[0]:''}.png`;
  await page.screenshot({path:file,fullPage:!action}); console.log(file); await page.close();
}
await b.close();
