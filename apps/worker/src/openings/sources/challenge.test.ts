import { expect, test } from "vitest";
import { findChallenge } from "./challenge.ts";

test.each([
  ["Cloudflare", "<html><head><title>Just a moment...</title></head><body></body></html>"],
  ["Cloudflare", '<title>Einen Moment, bitte …</title><script>window._cf_chl_opt={cvId:"3"}</script>'],
  ["Cloudflare", "<title>Attention Required! | Cloudflare</title><h1>Sorry, you have been blocked</h1>"],
  ["Cloudflare", "error code: 1020"],
  ["Cloudflare", '<body><div class="cf-turnstile" data-sitekey="x"></div></body>'],
  [
    "Akamai",
    `<H1>Access Denied</H1>You don't have permission to access "x" on this server.<P>Reference&#32;&#35;18&#46;2d</P><P>https&#58;&#47;&#47;errors.edgesuite.net&#47;18</P>`,
  ],
  ["Akamai", '<div id="sec-if-cpt-container"></div>'],
  ["HUMAN (PerimeterX)", '<title>Access to this page has been denied</title><div id="px-captcha"></div>'],
  ["DataDome", `<p id="cmsg">Please enable JS and disable any ad blocker</p><script>var dd={'rt':'c'}</script>`],
  ["DataDome", '{"url":"https://geo.captcha-delivery.com/captcha/?initialCid=x"}'],
  ["Imperva", '<iframe src="/_Incapsula_Resource?CWUDNSAI=2">Request unsuccessful. Incapsula incident ID: 1</iframe>'],
  ["Imperva", '<html><script src="/_Incapsula_Resource?SWJIYLWA=1"></script><body></body></html>'],
  ["AWS WAF", "<script>window.gokuProps = {};</script><script>AwsWafIntegration.checkForceRefresh()</script>"],
  ["CloudFront", "<H1>403 ERROR</H1><H2>The request could not be satisfied.</H2>Request blocked. We can't connect"],
  ["hCaptcha", '<form><p>One more step</p><div class="h-captcha"></div></form>'],
  ["reCAPTCHA", '<form><p>Please complete the security check</p><div class="g-recaptcha"></div></form>'],
  ["Google", "Our systems have detected unusual traffic from your computer network."],
  ["The server", "<title>Careers</title><h1>Prove your humanity</h1><form><button>Continue</button></form>"],
  ["Vercel", "<title>Vercel Security Checkpoint</title>"],
  ["The server", "<title>Access Denied</title><p>No.</p>"],
  ["The server", "<h1>Please verify that you are human</h1>"],
  ["The server", "<h1>Are you a robot?</h1>"],
  ["The server", "<p>Bitte bestätigen Sie, dass Sie kein Roboter sind</p>"],
  ["The server", "<p>Vérifiez que vous êtes humain</p>"],
  ["The server", "<p>Confirme que usted no es un robot</p><p>Tráfico inusual</p>"],
  ["The server", "<title>アクセスが拒否されました</title>"],
  ["The server", "<p>请完成安全验证</p>"],
  ["The server", "<p>Подтвердите, что вы не робот</p>"],
])("names %s", (service, body) => {
  expect(findChallenge(body)).toBe(service);
});

const words = "<p>We bake bread, and we look for people who like to get up early.</p>".repeat(50);

test.each([
  ["nothing", ""],
  ["JSON", '{"error":"Job not found","status":404}'],
  [
    "an empty page of an app",
    '<div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript>',
  ],
  [
    "a page with Cloudflare's beacon",
    `${words}<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>`,
  ],
  ["protected e-mail addresses", '<a href="/cdn-cgi/l/email-protection#ab" class="__cf_email__">[email protected]</a>'],
  [
    "Cloudflare's detection on a normal page",
    `<p>Jobs</p><script>window.__CF$cv$params={r:'x'};a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'</script>`,
  ],
  ["a CAPTCHA in a form of a long page", `${words}<form><div class="g-recaptcha"></div></form>`],
  ["a page to sign in on", '<h1>Sign in</h1><input type="password"><div class="h-captcha"></div>'],
  [
    "a job about challenges",
    `<h1>Fraud analyst</h1><p>You verify that you are human by design: are you a robot tamer?</p>${words}`,
  ],
  [
    "an error of Cloudflare's customer",
    '<title>example.com | 522: Connection timed out</title><div id="cf-error-details"></div>',
  ],
  ["a page that is missing", "<title>404 Not Found</title><h1>Not Found</h1>"],
  ["scripts of DataDome on a normal page", '<script src="https://js.datadome.co/tags.js"></script><p>Jobs</p>'],
  ["scripts of PerimeterX on a normal page", '<script>window._pxAppId="PX1"</script><p>Jobs</p>'],
])("sees no challenge in %s", (_, body) => {
  expect(findChallenge(body)).toBeNull();
});

test("looks at a page of megabytes without a delay that grows by its square", () => {
  expect(findChallenge("<script".repeat(300_000))).toBeNull();
  expect(findChallenge("you don't have permission to access ".repeat(30_000))).toBeNull();
});
