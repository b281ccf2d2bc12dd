# A cache in front of the site, by Debian's varnish: docs/operations/scale.md, 'A cache or a CDN in front'. Start varnishd with
# -p http_gzip_support=off, so that it keeps pages as the site compresses them, brotli included.
vcl 4.1;
import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
}

acl site_itself {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # CDN_PURGE_URL=http://127.0.0.1:6081/purge and CDN_PURGE_TOKEN, which is below.
  if (req.url == "/purge") {
    if (req.method != "POST" || client.ip !~ site_itself || req.http.Authorization != "Bearer change-me") {
      return (synth(403));
    }
    if (req.http.Surrogate-Key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
      return (synth(400));
    }
    ban("obj.http.Surrogate-Key ~ (^|[[:space:]])(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")([[:space:]]|$)");
    return (synth(200, "Purged"));
  }
  # Pages of staff are for one person, who is known by a cookie.
  if (req.url ~ "^/staff([/?]|$)") {
    return (pass);
  }
  # The public site has no cookies and no sign-in. Others of the domain would keep pages out of the cache.
  if (req.method == "GET" || req.method == "HEAD") {
    unset req.http.Cookie;
  }
  # One copy of a page for each encoding, instead of one for each spelling of the header.
  if (req.http.Accept-Encoding ~ "(^|,) *br *(,|;q=1|;q=0\.[0-9]*[1-9]|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(^|,) *gzip *(,|;q=1|;q=0\.[0-9]*[1-9]|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub vcl_backend_response {
  # An error replaces no page that is there.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # What does not say for how long it may be kept is for one visitor. For two minutes, others who ask for it do not wait for one another.
  if (beresp.http.Cache-Control !~ "(s-maxage|max-age)=") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=([0-9]+).*", "\1s"), 0s);
  }
  # How long visitors get the old page while a new one is fetched.
  set beresp.grace = 0s;
  if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=[0-9]") {
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-while-revalidate=([0-9]+).*", "\1s"), 0s);
  } elseif (!beresp.http.CDN-Cache-Control && beresp.http.Cache-Control ~ "stale-while-revalidate=[0-9]") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, ".*stale-while-revalidate=([0-9]+).*", "\1s"), 0s);
  }
  # For this long the site is asked whether the page has changed, and sends it only if so.
  set beresp.keep = 1h;
}

sub vcl_deliver {
  # For caches alone.
  unset resp.http.Cache-Tag;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
}
