// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export interface paths {
  '/api/sellerGoods!search-keyword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Suggest stores and goods for a keyword
     * @description Answers at most 20 stores and 20 goods on the shelf whose names contain the keyword, for suggestions while a buyer types;
     *     a server may add categories and completed keywords. If there are no stores and goods, a server may suggest goods for
     *     what was probably meant, and answers `correctedKeyword`. Anyone may call.
     */
    post: operations['sellerGoodsSearchKeyword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sellerGoods!popularSearches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List what buyers search for most
     * @description Answers at most 10 keywords that buyers searched for most often in the caller's language during the last 30 days. Only
     *     searches that found goods count, and a keyword appears once it was searched for several times. Anyone may call.
     */
    post: operations['sellerGoodsPopularSearches'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sellerGoods!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List goods
     * @description Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
     *     forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
     */
    post: operations['sellerGoodsList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sellerGoods!search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search goods
     * @description Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
     *     also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
     *     Anyone may call.
     */
    post: operations['sellerGoodsSearch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sellerGoods!facets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count the goods of a list by attribute and store
     * @description Answers by which attributes the goods of a list or search differ, such as colour and size, and how many goods each value would leave. It
     *     takes the filters of sellerGoods!list and sellerGoods!search; values chosen of one attribute do not lower the counts of its others. The
     *     keyword is not corrected. Goods of several stores also differ by store, except with `sellerId`. Anyone may call.
     */
    post: operations['sellerGoodsFacets'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sellerGoods!searchSellerGoods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search the goods of a store
     * @description Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
     */
    post: operations['sellerGoodsSearchSellerGoods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sellerGoods!recommend_new': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List new, recommended or best-selling goods
     * @description Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
     */
    post: operations['sellerGoodsRecommendNew'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sellerGoods!recommend_like': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List what the caller may like
     * @description Answers at most 12 goods that the caller viewed recently, or at most 10 that the store recommends, newest first. Needs a token.
     */
    post: operations['sellerGoodsRecommendLike'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sellerGoods!info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show goods with their variants and store
     * @description Answers the goods with gallery, description, specification, variants, freight parts and store. Anyone may call. Each call counts as a view,
     *     and for a caller with a token it goes into the browsing history. Goods taken off the shelf are refused as removed.
     */
    post: operations['sellerGoodsInfo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sellerGoods!deliveryEstimate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Estimate when goods arrive
     * @description Answers the days on which the goods would arrive if they were ordered now, from the country of their store to the country
     *     asked for. Without a country, that of the caller's default address is meant; a visitor and a caller without an address get
     *     the estimate for the country that the mall delivers to by default. Anyone may call.
     */
    post: operations['sellerGoodsDeliveryEstimate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/index!home': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the texts and links of the home page
     * @description Answers the pictures of the stage, the address of customer service, announcements and the mall's description of itself. Anyone may call.
     */
    post: operations['indexHome'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/index!download-url': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the download page of the app
     * @description Answers the address of the page from which phones and desktops download the mall's client, or an empty text where there is none.
     */
    post: operations['indexDownloadUrl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/banner!bannerList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the banners of the home page
     * @description Lists the banners for one kind of store, in the order in which they are shown, without pages. Anyone may call.
     */
    post: operations['bannerBannerList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/category!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the categories of the first level
     * @description Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
     */
    post: operations['categoryList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/category!recommend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the recommended categories
     * @description Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
     */
    post: operations['categoryRecommend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/category!tree': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the tree of categories
     * @description Answers all categories in use as a tree of two levels, each in the order in which the mall shows it. Anyone may call.
     */
    get: operations['categoryTree'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/category!sellerTree': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the tree of a store
     * @description Answers, as a tree of two levels, the categories in which a store has goods on the shelf, with the numbers of its goods.
     *     Anyone may call for a named store; a seller who names none gets the own store, any other caller the refusal storeNotFound.
     */
    get: operations['categorySellerTree'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seller!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List stores
     * @description Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
     */
    post: operations['sellerList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seller!info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show one store
     * @description Answers one store with its figures and, for a logged-in caller, whether the caller follows it. Viewing counts as a page view.
     */
    post: operations['sellerInfo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/evaluation!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the reviews of goods
     * @description Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
     */
    post: operations['evaluationList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/evaluation!countType': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count the reviews of goods by kind
     * @description Counts the reviews of goods that are good, medium and bad, and those with pictures, as digits in text. Anyone may call.
     */
    post: operations['evaluationCountType'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/evaluation!add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Review goods
     * @description Writes a review of goods that the caller has bought and received, once for each order. Where no order is named, it is the last one
     *     received with these goods and without a review of them. The order counts as reviewed once all its goods are. Needs a token.
     */
    post: operations['evaluationAdd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/evaluation!addList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Review all goods of an order
     * @description Writes the reviews of an order that the caller has received, one for each kind of goods, and marks the order as reviewed. It works once
     *     for an order and writes all of the reviews or none. Goods of the order that are left out stay without a review. Needs a token.
     */
    post: operations['evaluationAddList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goodsQuestion!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List questions about goods
     * @description Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
     *     before them; nobody else sees these. Anyone may call.
     */
    post: operations['goodsQuestionList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goodsQuestion!ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask a question about goods
     * @description Asks the store a question about goods on the shelf. It is shown to others, under the caller's shortened login name, once
     *     the store has answered it. Asking the same again before the answer changes nothing and answers the first question. A buyer
     *     has at most three unanswered questions about the same goods, and 20 in all. Needs a token.
     */
    post: operations['goodsQuestionAsk'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/keepGoods!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List favourites
     * @description Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
     */
    post: operations['keepGoodsList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/keepGoods!add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep goods
     * @description Adds goods to the favourites of the caller. Adding them again changes nothing and succeeds. Needs a token.
     */
    post: operations['keepGoodsAdd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/keepGoods!del': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove a favourite
     * @description Removes goods from the favourites of the caller. Succeeds even if they are not among them. Needs a token.
     */
    post: operations['keepGoodsDel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/keepGoods!count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count favourites
     * @description Counts the favourites of the caller, including goods off the shelf, like the list. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
     */
    post: operations['keepGoodsCount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/keepGoods!notices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List notices about kept goods
     * @description Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
     *     or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
     *     that are no longer kept are gone. Needs a token.
     */
    post: operations['keepGoodsNotices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/keepGoods!unreadNotices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count unread notices about kept goods
     * @description Counts the notices that the caller has not marked as read. A visitor gets 0, so that a page header can ask before login; a token that names no session is refused.
     */
    post: operations['keepGoodsUnreadNotices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/keepGoods!readNotices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark the notices about kept goods as read
     * @description Marks all notices of the caller as read. It succeeds too where there are none. Needs a token.
     */
    post: operations['keepGoodsReadNotices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/focusSeller!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List followed stores
     * @description Lists the stores that the caller follows, those followed last first. Needs a token.
     */
    post: operations['focusSellerList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/focusSeller!add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Follow a store
     * @description Follows a store. Following it again changes nothing and succeeds. Sellers can follow no store. Needs a token.
     */
    post: operations['focusSellerAdd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/focusSeller!del': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop following a store
     * @description Stops following a store. Succeeds even if the caller does not follow it. Needs a token.
     */
    post: operations['focusSellerDel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/focusSeller!count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count followed stores
     * @description Counts the stores that the caller follows, as the list of followed stores does. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
     */
    post: operations['focusSellerCount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/browseHistory!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the browsing history
     * @description Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
     */
    post: operations['browseHistoryList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/browseHistory!del': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Clear the browsing history
     * @description Removes one entry of the caller's browsing history, or all of them where no entry is named. Repeating it is harmless. Needs a token.
     */
    post: operations['browseHistoryDel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/subscribe!add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Subscribe to the coupon newsletter
     * @description Asks an e-mail address whether it wants the coupon newsletter, which starts once the link in that e-mail is confirmed. Each address can subscribe once, whatever its letters' case; the e-mail is sent again at the earliest after ten minutes. Anyone may call.
     */
    post: operations['subscribeAdd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/helpPage!info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the mall's own text of a help page
     * @description Answers the text that the mall has written for an information page, or an empty object where a client shows its own. Anyone may call.
     */
    post: operations['helpPageInfo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activity/lottery!getCurrentActivity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the current lucky draw
     * @description Answers the lucky draw that the store's pop-up shows, or an empty object where none is planned. Anyone may call.
     */
    get: operations['lotteryGetCurrentActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/news!list_news': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List news of the mall
     * @description Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
     */
    post: operations['newsListNews'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/news!detail_news': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show a news item
     * @description Answers one released news item in the caller's language where a translation exists, else in English. Anyone may call.
     */
    post: operations['newsDetailNews'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/syspara!getSyspara': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read settings of the mall by GET
     * @description Does the same as the POST call of this path, for clients that read settings by GET. Anyone may call.
     */
    get: operations['sysparaGetSysparaByGet'];
    put?: never;
    /**
     * Read settings of the mall
     * @description Answers the requested settings by code. A code that is unknown or not for clients is answered with null. Anyone may call.
     */
    post: operations['sysparaGetSyspara'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!newlogin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log in
     * @description Opens a session for a user and answers its token. An unknown name is refused exactly like a wrong password, so that nobody can learn which names exist. One that no account can have, such as a password that is too short, is refused with `parameterError`. Three wrong passwords in a row lock the name for three minutes, more than three within a day until the next day.
     */
    post: operations['userNewlogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Log out
     * @description Revokes the token that is sent. Without a token, or with one that is unknown, it succeeds too, since clients may have dropped theirs already.
     */
    get: operations['userLogout'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!heartbeat': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a heartbeat
     * @description Reports every five minutes that the user is online, for customer service. It neither revives nor prolongs a session, and succeeds without a token.
     */
    post: operations['userHeartbeat'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!logoff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close the account for good
     * @description Closes the caller's account. Refused while a balance, an open order, return, recharge, withdrawal or loan is left, or money of a store of the caller is held. Less than a cent is no balance. All sessions end and personal fields are erased; booked records stay. The name is free again after a term, 90 days unless the operator sets another.
     */
    post: operations['userLogoff'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!updateOldAndNewPsw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the login password
     * @description Replaces the login password of the caller, who must know the old one. All other sessions of the user end; the one of the caller goes on. Wrong old passwords count towards the lockout.
     */
    post: operations['userUpdateOldAndNewPsw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!setSafewordReg': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the first fund password
     * @description Sets the fund password of a caller who has none yet. It is asked for whenever money leaves the wallet. Refused when one is set; then it is changed or set anew by code. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address.
     */
    post: operations['userSetSafewordReg'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!updateOldAndNewSafeword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the fund password
     * @description Replaces the fund password of the caller, who must know the old one. The other sessions of the user end. Wrong old passwords count towards the same lockout as those of payments. The caller is notified at every proven address.
     */
    post: operations['userUpdateOldAndNewSafeword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!bindWithdrawAddress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Bind the withdrawal address
     * @description Binds the one address to which the caller's coins can be withdrawn; a second one is refused. The address must fit its chain: ERC20 starts with 0x, TRC20 with T, OMNI with 1 or 3. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address. A caller with an authenticator also sends the code that it shows; existing clients need not.
     */
    post: operations['userBindWithdrawAddress'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!getUserNameVerifTarget': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show how a forgotten password can be reset
     * @description Answers the methods by which a name can prove ownership, for the screen of a forgotten login password. The answer follows from the name alone, so it is the same whether or not an account exists.
     */
    post: operations['userGetUserNameVerifTarget'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!resetpsw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a forgotten login password anew
     * @description Sets a new login password for a user who proves ownership by a code from `idcode!execute` (purpose resetPassword). An authenticator alone never replaces the password. An unknown name is refused like a wrong code. All sessions of the user end. Where this is the first proof that the address is the user's, everything that was set before it is removed: fund password, authenticator, withdrawal address, bank cards, known browsers and the other address.
     */
    post: operations['userResetpsw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user!setSafeword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a forgotten fund password anew
     * @description Sets a new fund password for a caller who has forgotten it and proves ownership by a code from `idcode!execute` (purpose fundPassword) or by the authenticator. The other sessions of the user end. The caller is notified at every proven address.
     */
    post: operations['userSetSafeword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the profile of the caller
     * @description Answers who the caller is, what is bound and verified, and whether a fund password is set. It never answers secrets such as that of the authenticator.
     */
    get: operations['localuserGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!registerNoVerifcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Register without a code
     * @description Creates an account under an e-mail address or a phone and logs it in at once. The address or phone counts as bound but not as verified until a code confirms it.
     */
    get: operations['localuserRegisterNoVerifcode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!registerWithVerifcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register with a code
     * @description Creates an account under an e-mail address or a phone that a code from `jscode!execute` has confirmed, and logs it in at once. The address or phone counts as bound and verified.
     */
    post: operations['localuserRegisterWithVerifcode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!checkEmailOrPhone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check whether a target can be bound
     * @description Succeeds when the caller may bind this e-mail address or phone, and is refused with the reason when not. Screens ask it before they have a code sent.
     */
    post: operations['localuserCheckEmailOrPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!refreshAvatar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose an avatar
     * @description Sets which of the mall's twenty built-in pictures stands for the caller. The profile answers the number as text.
     */
    post: operations['localuserRefreshAvatar'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!mailSettings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show which e-mails the caller gets
     * @description Answers the proven address that e-mails go to, and which of them the caller wants. Codes, alerts about the account and e-mails about withdrawals always go out.
     */
    get: operations['localuserMailSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!setMailSettings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose which e-mails the caller gets
     * @description Turns kinds of e-mails on or off. Whoever has proven an address gets the newsletter without a further confirmation; without one the wish for it is ignored. E-mails also carry a link that turns their kind off without a login.
     */
    post: operations['localuserSetMailSettings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List where the caller is logged in
     * @description Answers the open sessions of the caller, the latest login first, at most fifty. Tokens are never answered; a session has an id of its own.
     */
    get: operations['localuserSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!endSessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log the caller out elsewhere
     * @description Ends one session of the caller, or all but the one that calls. Their tokens are refused from then on, and sockets of these sessions close. A session that has ended already is no error.
     */
    post: operations['localuserEndSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!securityEvents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what happened to the caller's account
     * @description Answers the sign-ins of the last year and the changes of passwords, of the authenticator, of addresses and of sessions, the latest first, at most fifty. What the mall itself did has no browser.
     */
    get: operations['localuserSecurityEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!setDisplayName': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose a display name
     * @description Sets the display name of the caller, for the menu and the account pages. Blanks at both ends are cut off. Without a name, the mall calls the caller by the login name. Reviews and the name to log in with stay as they are.
     */
    post: operations['localuserSetDisplayName'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!beforeBind': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Prove a present binding before changing it
     * @description Takes the code that `idcode!execute` (purpose beforeBind) sent to the caller's bound e-mail address or phone and answers a proof, good for ten minutes, with which another one can be bound.
     */
    post: operations['localuserBeforeBind'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!bindEmailOrPhone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Bind an e-mail address or phone
     * @description Binds the e-mail address or phone to which `idcode!execute` (purpose bind) sent a code, and marks it as verified. Replacing one that is verified needs the proof of `localuser!beforeBind`.
     */
    post: operations['localuserBindEmailOrPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/localuser!getReferral': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the invitation code and its use
     * @description Answers the caller's invitation code and link, how many users registered with it, and with whose code the caller came. Refused when the caller may not recommend others.
     */
    post: operations['localuserGetReferral'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/googleAuth!get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a new key for an authenticator
     * @description Draws a new key and recovery codes for a caller without an authenticator and shows them this once; a key drawn before loses its use. Nothing is bound until `googleAuth!bind` proves that the authenticator has the key.
     */
    post: operations['googleAuthGet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/googleAuth!bind': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Bind the authenticator
     * @description Binds the authenticator that has the key last drawn by `googleAuth!get`, proved by a code that it shows now. A key is kept for ten minutes; after that the form has expired. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address.
     */
    post: operations['googleAuthBind'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/googleAuth!unbind': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove the authenticator
     * @description Removes the caller's authenticator, proved by a code that it shows now or by one of the recovery codes. The other recovery codes lose their use, and withdrawals wait for a new authenticator. The caller is notified at every proven address.
     */
    post: operations['googleAuthUnbind'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/jscode!execute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Send a code for a registration
     * @description Sends six digits to an e-mail address or phone that is to be registered. They are good for ten minutes, three tries and one registration. Visitors may call it; how often a target gets a code is limited.
     */
    get: operations['jscodeExecute'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/idcode!execute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a code to a user
     * @description Sends six digits for one purpose, good for ten minutes, three tries and one use. Logged-in users may ask for all purposes. Visitors may ask for resetPassword only, which succeeds whether or not an account has the target, though only an account's owner gets a code.
     */
    post: operations['idcodeExecute'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/slider!challenge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a slider challenge
     * @description Draws a background with a gap and the piece that fits it. The piece lies at the given height; the user moves it sideways into the gap. A challenge is good for two minutes and one answer.
     */
    post: operations['sliderChallenge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/slider!verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer a slider challenge
     * @description Takes the place to which the user moved the piece. A right answer earns a pass that a login, a registration or a request for a code may send once within five minutes; a wrong one uses the challenge up.
     */
    post: operations['sliderVerify'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/kyc!get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the identity check of the caller
     * @description Answers the caller's application for the identity check and where it stands. It is always an object; before any application all its fields, the status too, are null.
     */
    post: operations['kycGet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/kyc!apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply for the identity check
     * @description Hands in the real name, the document and its pictures, which were uploaded before and stay visible to the caller and the mall alone. A refused application can be made again; one under review or passed can't.
     */
    post: operations['kycApply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/kycHighLevel!get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the advanced verification of the caller
     * @description Answers the caller's application for the advanced verification, which withdrawals need, and where it stands. It is always an object; before any application all its fields, the status too, are null.
     */
    post: operations['kycHighLevelGet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/kycHighLevel!apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply for the advanced verification
     * @description Hands in where the applicant lives with a picture that proves it. The identity check must have been passed. A refused application can be made again; one under review or passed can't.
     */
    post: operations['kycHighLevelApply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/address!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the caller's addresses
     * @description Lists the whole address book of the caller, the default address first. It is short, so it comes without pages.
     */
    post: operations['addressList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/address!add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add an address
     * @description Adds a delivery address to the caller's book. The first one becomes the default. A buyer keeps at most six; one more is refused.
     */
    post: operations['addressAdd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/address!edit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change an address
     * @description Replaces all fields of one of the caller's addresses; an optional field that is left out becomes empty. Orders already placed keep the address they were placed with. Leaving out `use` keeps the mark as it is, and the default address stays the default until another one takes its place.
     */
    post: operations['addressEdit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/address!del': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete an address
     * @description Deletes one of the caller's addresses; deleting it again succeeds too. If it was the default, the newest of the others takes its place. An address that never was the caller's is refused. Orders keep their own copy.
     */
    post: operations['addressDel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/address!listCountry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List countries
     * @description Lists the countries that can be delivered to, with their calling codes, in the caller's language. Visitors may call it.
     */
    post: operations['addressListCountry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/address!listState': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the states of a country
     * @description Lists the states, provinces or regions of a country. The list is empty for a country without them or one that does not exist, and the buyer types the name instead.
     */
    post: operations['addressListState'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/address!listCity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the cities of a state
     * @description Lists the larger cities of a state. The list is empty for a state without them or one that does not exist, and the buyer types the name instead.
     */
    post: operations['addressListCity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cart!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read the cart
     * @description Reads the cart of the caller, the latest line first, with what its goods cost now: a cart stores no prices. Lines that
     *     cannot be ordered any more stay, and say why. Checking a line for the next order is left to the client. Needs a token.
     */
    post: operations['cartList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cart!put': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put lines into the cart
     * @description Sets lines of the cart of the caller to the pieces that are named; 0 pieces remove a line. Other lines stay as they are, so
     *     two devices that change different lines do not disturb each other, and of two changes of one line the later one counts.
     *     New lines come first. All lines are set or none; what is in the cart already may be changed even where its goods are gone.
     *     Answers the whole cart. Needs a token.
     */
    post: operations['cartPut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cart!merge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Merge another cart into the cart
     * @description Merges the cart of a visitor into the cart of the caller, as after a login. A line that both have keeps the larger number
     *     of pieces, not the sum, so that a repeated call changes nothing more; it is in the cart if one of the two says so. Pieces
     *     that are taken over are cut to the maximum of the mall, and to the stock while there is any. Lines that cannot be taken are
     *     left out and named in `leftOut`; the call does not fail because of them. Needs a token.
     */
    post: operations['cartMerge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Place orders
     * @description Places one order a store for the named goods at their present prices and reserves the stock until the payment deadline. All lines are accepted or none. Each order is then paid by order!pay or payment!open, or cancelled by the clock. A buyer with too many unpaid orders must finish them first; so must one whose unpaid orders would hold more pieces of one variant than the setting `unpaid_pieces_max`, or of all than `unpaid_total_pieces_max`.
     */
    post: operations['orderSubmit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!pay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pay orders from the balance
     * @description Charges the caller's wallet with the totals of one or several unpaid orders, all or none, and moves them to status 1. Only the buyer may pay, before the payment deadline. Wrong fund passwords are counted over all calls that ask for one: after three in a row the caller waits three minutes, after more until the next day.
     */
    post: operations['orderPay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an unpaid order
     * @description Cancels one of the caller's orders that waits for payment (status 0 to -1) and gives the reserved stock back. Orders in any other state are refused; sellers can't cancel. Existing clients send reasons from 1 to 9: the compatibility layer of a server may take what is above 4 as 4 (other).
     */
    post: operations['orderCancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!listMain': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the caller's orders
     * @description Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
     */
    post: operations['orderListMain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show one order
     * @description Answers one of the caller's own orders with address, sums, refund and shipment; the order of anyone else does not exist for the caller. Phone and e-mail address of the receiver are shortened unless they are asked for in full.
     */
    post: operations['orderInfo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!listGoods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the lines of an order
     * @description Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
     */
    post: operations['orderListGoods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!receipt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm that an order has arrived
     * @description Says that one of the caller's shipped orders has arrived (status 3 to 4). The money goes to the store, so that no refund is possible afterwards. The order then waits for a review. A delivered order counts as received at its `receiptDeadline`.
     */
    post: operations['orderReceipt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!returns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request a refund
     * @description Asks the store to refund one of the caller's orders that is paid and not yet shipped (status 1 or 2 to 6): named lines and pieces, or all that is left of it. Nothing is shipped until the store has decided.
     *
     *     **Granted**, the goods and their share of freight, tax and fee go back to the wallet, less their share of the coupon. What was not refunded goes on as the order (status 1 or 2, `returnStatus` 2); an order of which nothing is left ends (status 6). **Refused**, the order goes on as it was (`returnStatus` 3). Either way more can be asked for until the order is shipped. `order!refundQuote` says before what would come back.
     *
     *     **In time.** A request that the store does not decide until `refundDeadline` is granted. Where the store has not shipped by `shipDeadline`, a request for all that is left is granted at once.
     */
    post: operations['orderReturns'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!refundQuote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show what a refund would pay back
     * @description Answers what order!returns would ask back for the same lines of one of the caller's orders, and what would be left of the order. Freight, tax, fee and coupon are shared out by line and piece to the cent, so that the parts of an order never add up to more than the whole. Nothing changes.
     */
    post: operations['orderRefundQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!returnQuote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show what a return would pay back
     * @description Answers what order!requestReturn would pay back for the same lines and reason, and how long each step may take. Goods, tax and coupon are shared out as for refunds before shipment. Freight and service fee come back too, except where the goods are in order (reasons 2, 8 and 9). Nothing changes.
     */
    post: operations['orderReturnQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!requestReturn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask to return goods, or report a parcel that never arrived
     * @description Asks the store to take goods of one of the caller's orders back: named lines and pieces, or all that are left, until `returnDeadline`. An order that is on its way counts as received with it. Reason 1 reports that the parcel never arrived: of a shipped order, once it was reported as delivered or from `arrivalDeadline` on.
     *
     *     **The way.** The store accepts or refuses until `deadline`; a request without an answer is accepted. The buyer sends the goods back with order!sendReturn, and the store confirms the arrival, which pays back; an arrival that it does not confirm in time is paid back too. A missing parcel is paid back without sending anything. A refusal can be disputed with order!disputeReturn; an operator of the mall decides then.
     *
     *     **The money** of a received order is held until `returnDeadline`, and longer while a return is open. Only then is the store paid.
     */
    post: operations['orderRequestReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!sendReturn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that the goods are on their way back
     * @description The buyer has handed the goods of an accepted return to a carrier. The store has to confirm the arrival until `deadline`; after that the money goes back.
     */
    post: operations['orderSendReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!disputeReturn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask the mall to decide a refused return
     * @description The buyer does not agree with the refusal of the store. An operator of the mall reads both sides and decides.
     */
    post: operations['orderDisputeReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!withdrawReturn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw a return
     * @description The buyer keeps the goods, or the parcel arrived after all. The return ends without a refund.
     */
    post: operations['orderWithdrawReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!countOrderStatus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count the caller's open orders
     * @description Counts the caller's orders that wait for payment, shipment, receipt or review, and those in or after a refund, for the badges of the account page. The figures are texts.
     */
    post: operations['orderCountOrderStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!remind': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remind the store to ship
     * @description Asks the store to ship one of the caller's orders that waits for shipment (status 1 or 2). It can be done once an order; the status stays as it is.
     */
    post: operations['orderRemind'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/order!quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show what orders would cost
     * @description Answers what order!submit would do with the same lines now: current prices, stock, freight, tax, fees and totals a store, and what is wrong with which line. Nothing is reserved and nothing is promised. Lines with problems are left out of all sums.
     */
    post: operations['orderQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/orderLog!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the log of an order
     * @description Lists what happened to one of the caller's own orders, oldest first: each change of its state and each stop of the parcel on its way.
     */
    post: operations['orderLogList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/coupon!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List coupons that anyone may use
     * @description Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
     */
    post: operations['couponList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/coupon!mine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the caller's coupons
     * @description Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
     */
    post: operations['couponMine'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/coupon!claim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claim a coupon
     * @description Puts a coupon among the caller's own. Claiming it again changes nothing and succeeds. A claim reserves nothing; a coupon counts as used from the order that names it.
     */
    post: operations['couponClaim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payment!methods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the payment methods of a region
     * @description Lists every payment method of the mall, whether it is open in the region, why not, and its fee. The region is a country. Visitors may call it.
     */
    post: operations['paymentMethods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payment!open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a payment by another method
     * @description Starts the payment of one or several unpaid orders of the caller through a payment provider and answers the page to send the buyer to. Nothing is charged yet. Opened again for the same orders and method while it is unfinished, the same payment is answered.
     */
    post: operations['paymentOpen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payment!get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show where a payment stands
     * @description Answers one of the caller's own payments, for the page that the buyer comes back to. As long as the provider has not decided, the status stays 0 and the call may be repeated every few seconds.
     */
    post: operations['paymentGet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bankCard!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the caller's bank cards
     * @description Lists the bank cards and accounts that the caller keeps for withdrawals, the newest first. They are few, so they come without pages.
     */
    post: operations['bankCardList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bankCard!add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep a bank card
     * @description Keeps a bank card or account of the caller for later withdrawals. The same number added again replaces its bank and holder. A user keeps at most ten; one more is refused.
     */
    post: operations['bankCardAdd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bankCard!del': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Forget a bank card
     * @description Forgets one of the caller's bank cards; forgetting it again succeeds too. One that never was the caller's is refused. Withdrawals under way are not touched.
     */
    post: operations['bankCardDel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/wallet!getUsdt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the balance
     * @description Answers what the caller's wallet holds and can spend at this moment, in USDT. Money held for a withdrawal under way is not part of it.
     */
    post: operations['walletGetUsdt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/wallet!logs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the movements of the wallet
     * @description Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
     */
    post: operations['walletLogs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rechargeBlockchain!recharge_open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open a recharge form
     * @description Answers a fresh one-time session token that the next recharge must carry, so that a form is never taken twice. Older clients also fetch it before a withdrawal.
     */
    post: operations['rechargeBlockchainRechargeOpen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rechargeBlockchain!recharge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a recharge over a chain
     * @description Reports that the caller has sent a coin to an address of the mall. The record appears at once as processing;
     *     its worth in USDT is credited when the transfer is confirmed, once and only once.
     */
    post: operations['rechargeBlockchainRecharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rechargeBlockchain!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List own recharges
     * @description Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
     */
    post: operations['rechargeBlockchainList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rechargeBlockchain!get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show one of the own recharges
     * @description Answers one recharge of the caller with all details. Records of other users count as missing.
     */
    post: operations['rechargeBlockchainGet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rechargeBlockchain!fee': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the price of a coin
     * @description Answers what one coin is worth in USDT at the moment, so that a form can show what a recharge will bring.
     */
    post: operations['rechargeBlockchainFee'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rechargeBlockchain!rechargeLimitConfig': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the limits of recharges
     * @description Answers the minimum and the maximum value of one recharge in USDT. A channel may set narrower limits in its own coin.
     */
    post: operations['rechargeBlockchainRechargeLimitConfig'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/channelBlockchain!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the channels of coins
     * @description Lists the coins and networks on which the mall takes recharges, with its address, the rate and the limits of each. Withdrawals use the same rates.
     */
    post: operations['channelBlockchainList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/thirdPartyRecharge!getCoinList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the third parties for a recharge
     * @description Lists the banks and e-wallets through which a recharge can be paid instead of a blockchain, each with its amounts.
     */
    post: operations['thirdPartyRechargeGetCoinList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/thirdPartyRecharge!recharge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Recharge through a bank
     * @description Begins a recharge through a bank abroad and answers the page on which to pay. The record stays processing until the third party reports the payment.
     */
    post: operations['thirdPartyRechargeRecharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/thirdPartyRecharge!PHP_recharge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Recharge through GCash
     * @description Begins a recharge through GCash and answers the page on which to pay. The record stays processing until the third party reports the payment.
     */
    post: operations['thirdPartyRechargePhpRecharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/thirdPartyRecharge!PHP_recharge2': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Recharge through GCash 2.0
     * @description Begins a recharge through GCash 2.0 and answers the page on which to pay. The record stays processing until the third party reports the payment.
     */
    post: operations['thirdPartyRechargePhpRecharge2'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/thirdPartyRecharge!PHP_recharge3': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Recharge through GCash 3.0
     * @description Begins a recharge through GCash 3.0 and answers the page on which to pay. The record stays processing until the third party reports the payment.
     */
    post: operations['thirdPartyRechargePhpRecharge3'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/thirdPartyRecharge!PHP_recharge4': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Recharge through Maya
     * @description Begins a recharge through Maya and answers the page on which to pay. The record stays processing until the third party reports the payment.
     */
    post: operations['thirdPartyRechargePhpRecharge4'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/thirdPartyRecharge!PHP_recharge5': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Recharge through GCash pay
     * @description Begins a recharge through GCash pay and answers the page on which to pay. The record stays processing until the third party reports the payment.
     */
    post: operations['thirdPartyRechargePhpRecharge5'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/withdraw!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List own withdrawals
     * @description Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
     */
    post: operations['withdrawList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/withdraw!apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request a withdrawal
     * @description Takes a quantity of a coin out of the wallet to the bound address, or its worth to a bank. The worth leaves the wallet
     *     at once and comes back if the withdrawal is refused. Needs an advanced verification, a bound authenticator, phone or
     *     e-mail address, the fund password, and the code that the authenticator shows. Existing clients can not send that code;
     *     what they request waits for two people of the desk.
     */
    post: operations['withdrawApply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/withdraw!fee': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the handling fee of withdrawals
     * @description Answers the handling fee of a channel as a share of the quantity that is withdrawn, so that a form can show what will arrive.
     */
    post: operations['withdrawFee'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/withdraw!get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show one of the own withdrawals
     * @description Answers one withdrawal of the caller with all details. Records of other users count as missing.
     */
    post: operations['withdrawGet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/withdraw!withdraw_open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open a withdrawal form
     * @description Answers a fresh one-time session token that the next withdrawal must carry, and the bound address that it will go to.
     */
    post: operations['withdrawWithdrawOpen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/withdraw!withdrawLimitConfig': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the limits of withdrawals
     * @description Answers the published limits of withdrawals in USDT, how many a day, at which hours, and the bound address. A withdrawal within them is executed or refused with the true reason.
     */
    post: operations['withdrawWithdrawLimitConfig'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/withdraw!requestAddressRelease': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for the withdrawal address to be removed
     * @description Removes the bound withdrawal address after a pause, so that another one can be bound. The pause is a setting. The owner is
     *     notified at every proven address, and can stop the removal until then. A repeated request keeps the date of the first
     *     one. Needs the code that the authenticator shows; without an authenticator, customer service removes the address.
     */
    post: operations['withdrawRequestAddressRelease'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/withdraw!cancelAddressRelease': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep the withdrawal address after all
     * @description Stops the removal of the bound withdrawal address. Succeeds too where none was requested; an address that is already removed can not be kept.
     */
    post: operations['withdrawCancelAddressRelease'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credit!check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check whether the caller may apply for a loan
     * @description Answers whether the caller may apply for a loan now, that is, meets the conditions and has neither a loan nor an application open.
     */
    get: operations['creditCheck'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credit!config': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the conditions of loans
     * @description Answers rates, terms and the minimum and maximum amount of loans, so that a form can check itself and show what a loan will cost.
     */
    get: operations['creditConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credit!apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Apply for a loan
     * @description Applies for a loan in USDT. It is decided within an hour at the earliest and, when granted, paid into the wallet. A refused application is made again with its own creditId. Where the caller's identity is verified, name and document number must be the same.
     */
    get: operations['creditApply'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credit!bill': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the bill of the open loan
     * @description Answers what the open loan of the caller comes to today, with interest for each day that has begun. All figures are 0 where none is open.
     */
    get: operations['creditBill'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credit!histroy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List own loans
     * @description Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
     */
    get: operations['creditHistroy'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credit!beforepay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show what repaying a loan would take
     * @description Answers amount and interest of one loan of the caller as of today, beside what the wallet holds, before the fund password is asked for.
     */
    get: operations['creditBeforepay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credit!pay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Repay a loan
     * @description Takes amount and interest of one loan of the caller out of the wallet in one sum. It is done once and only once, whatever is repeated.
     */
    get: operations['creditPay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credit!beforereapply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show a refused application
     * @description Answers a refused application of the caller as it was made, with the reason of the refusal, so that the form can be filled again.
     */
    get: operations['creditBeforereapply'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newOnlinechat!unread': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count unread messages of customer service
     * @description Answers how many messages of customer service the caller has not yet listed, for the badge at the headset icon. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
     */
    get: operations['newOnlinechatUnread'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newOnlinechat!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List messages with customer service
     * @description Lists about 30 messages between the caller and customer service, newest first, and marks them as read. Give the oldest known message to get those before it.
     */
    post: operations['newOnlinechatList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newOnlinechat!send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a message to customer service
     * @description Sends a text, or a picture that was uploaded before, to customer service. The message is at once part of the list.
     */
    post: operations['newOnlinechatSend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newOnlinechat!token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open a token for a chat window
     * @description Answers a token for a chat that runs on another host, `{host}/chat`, so that it does not get the token of the session. It is good for the operations of the chats and for their pictures; every other operation refuses it like the token of an ended session. It ends after twelve hours, or with the session that asked for it.
     */
    post: operations['newOnlinechatToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/userOnlineChatController!unread.action': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count unread messages of stores
     * @description Answers how many messages of stores the caller has not yet read, for the badge at the chat icon. The chat with stores itself runs in another window, `{host}/chat`. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
     */
    get: operations['userOnlineChatControllerUnread'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/userOnlineChatController!userlist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List conversations with stores
     * @description Lists the stores with which the caller has exchanged messages, the latest conversation first, each with its last message and the number of unread ones. At most 100.
     */
    post: operations['userOnlineChatControllerUserlist'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/userOnlineChatController!list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List messages with a store
     * @description Lists about 30 messages between the caller and a store, newest first, and marks them as read. Give the oldest known message to get those before it. Without messages the list is empty.
     */
    post: operations['userOnlineChatControllerList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/userOnlineChatController!send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a message to a store
     * @description Sends a text, or a picture that the caller uploaded before, to a store. The message is at once part of the list. The owner of a store can't write to it as a buyer.
     */
    post: operations['userOnlineChatControllerSend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/uploadimg!execute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a picture
     * @description Takes one picture and answers the address under which the server keeps it, decoded anew and freed of its metadata.
     *     The size limit depends on what it is for: 2 MiB for the logo of a store, 10 MiB for reviews and chat, 30 MiB for proofs
     *     and identity. Those last ones are shown to their owner only. Without a token far fewer pictures are taken, and they are
     *     thrown away again unless a form uses them.
     */
    post: operations['uploadimgExecute'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description One of the 21 languages of the mall.
     * @default en
     * @example en
     * @enum {string}
     */
    Lang:
      | 'cn'
      | 'tw'
      | 'en'
      | 'ja'
      | 'de'
      | 'ms'
      | 'af'
      | 'th'
      | 'el'
      | 'pt'
      | 'es'
      | 'fr'
      | 'ru'
      | 'it'
      | 'tr'
      | 'ko'
      | 'ph'
      | 'ar'
      | 'id'
      | 'hi'
      | 'vi';
    /**
     * @description Words to search for.
     * @example wool beanie
     */
    Keyword: string;
    /**
     * @description `0` not sorted by this, `1` smallest or oldest first, `2` largest or newest first.
     * @example 2
     * @enum {string}
     */
    GoodsSort: '0' | '1' | '2';
    /**
     * @description The class of the error. `msg` has the exact reason.
     * @enum {string}
     */
    FailureCode: '1' | '-1' | '105' | '401' | '402' | '403' | '500' | '501' | '506' | '999';
    /**
     * @description Which parameter was refused, and the rule that it breaks. An extension; null or absent where the failure is not about one
     *     parameter, or the server does not say. The value itself is never repeated.
     * @example null
     */
    FailureData: {
      /**
       * @description Name of the parameter. In a JSON body a path, such as `evaluationAdds.0.content`.
       * @example pageSize
       */
      field: string;
      /**
       * @description The rule of this contract: a keyword of JSON Schema, or a rule of `x-rule`; `items` for a list, or a text of several items,
       *     that has too many or too few.
       * @example maximum
       * @enum {string}
       */
      rule:
        | 'required'
        | 'type'
        | 'minimum'
        | 'maximum'
        | 'multipleOf'
        | 'minLength'
        | 'maxLength'
        | 'pattern'
        | 'enum'
        | 'format'
        | 'items'
        | 'sameAs'
        | 'differsFrom'
        | 'requiredWith'
        | 'ticked'
        | 'other';
    } | null;
    /** @description The call was refused and changed nothing. `code` and `msg` are those of one entry of the error catalogue. */
    Failure: {
      code: components['schemas']['FailureCode'];
      /**
       * @description The catalogue entry's English text, exactly. Clients look up their translation by it and show unknown text as it is.
       * @example Your balance is too low. Please recharge.
       */
      msg: string;
      /**
       * @description The name of the catalogue entry. An extension: clients prefer it to the text, and fall back on `msg` where a
       *     server does not send it.
       * @example insufficientBalance
       */
      key?: string;
      data?: components['schemas']['FailureData'];
    };
    /**
     * @description The call did what it says.
     * @constant
     */
    SuccessCode: '0';
    /**
     * @description Nothing that a program needs; absent, null or a short confirmation.
     * @example null
     */
    SuccessMessage: string | null;
    /**
     * @description An opaque identifier.
     * @example 8a1f0c3e5b7d4e2f9c6a
     */
    Id: string;
    /**
     * @description A short text on one line.
     * @example Canvas sneaker
     */
    Label: string;
    /**
     * Format: uri-reference
     * @description Address of a picture, absolute or relative to the server.
     * @example /pictures/goods/canvas-sneaker-1.webp
     */
    ImageUrl: string;
    /**
     * Format: uri-reference
     * @description Address of a picture, or null where there is none.
     * @example /pictures/stores/northwind-banner.webp
     */
    OptionalImage: string | null;
    /**
     * @description A text of a few lines.
     * @example Light
     * @example sturdy and made for long walks.
     */
    Text: string;
    /**
     * @description 1 in use, 0 switched off.
     * @example 1
     */
    OpenFlag: number;
    /**
     * @description Milliseconds since 1970-01-01T00:00:00Z.
     * @example 1773451613000
     */
    EpochMs: number;
    /**
     * @description How many.
     * @example 42
     */
    Count: number;
    /**
     * @description A figure that existing clients add to a counted one. Always 0.
     * @example 0
     * @constant
     */
    Zero: 0;
    /**
     * @description A share between 0 and 1; 0.01 is one per cent.
     * @example 0.98
     */
    Ratio: number;
    /**
     * @description Yes or no.
     * @example 1
     * @enum {integer}
     */
    Flag: 0 | 1;
    /**
     * @description US dollars with at most two decimals, or null.
     * @example 139.09
     */
    OrderOptionalMoney: number | null;
    /** @description A store of the mall. All figures are counted from records. */
    Store: {
      /** @description The store. */
      id: components['schemas']['Id'];
      /** @description Name of the store. */
      name: components['schemas']['Label'];
      /** @description Square logo. */
      avatar: components['schemas']['ImageUrl'];
      /** @description Wide picture at the top of the store's page. */
      banner1?: components['schemas']['OptionalImage'];
      /** @description What the store says of itself. */
      shopRemark?: components['schemas']['Text'];
      /** @description City and country that the store ships from. */
      shopAddress?: components['schemas']['Label'];
      /** @description Whether the store is open. */
      status: components['schemas']['OpenFlag'];
      /** @description When the store opened. */
      createTime: components['schemas']['EpochMs'];
      /** @description Pieces sold. */
      soldNum: components['schemas']['Count'];
      /** @description Always 0, since sales are counted. Existing clients add it to soldNum. */
      fakeSoldNum?: components['schemas']['Zero'];
      /** @description Page views of the store and its goods. */
      viewsNum: components['schemas']['Count'];
      /** @description Share of good reviews. */
      highOpinion: components['schemas']['Ratio'];
      /** @description Goods on the shelf. */
      sellerGoodsNum: components['schemas']['Count'];
      /** @description Followers. */
      focusNum: components['schemas']['Count'];
      /** @description Whether the caller follows the store; 0 for visitors. */
      isFocus: components['schemas']['Flag'];
      /**
       * @description The goods sum in dollars from which an order of the store has no freight; null where it does not offer that.
       * @example 79
       */
      freeDeliveryFrom?: components['schemas']['OrderOptionalMoney'];
    };
    /**
     * @description US dollars with at most two decimals.
     * @example 129.9
     */
    DollarAmount: number;
    /**
     * @description Price in dollars while a discount runs; null while none does.
     * @example 39.9
     */
    GoodsReducedPrice: number | null;
    /** @description Goods as a search field suggests them. */
    GoodsSuggestion: {
      /** @description The goods in their store (sellerGoodsId). */
      id: components['schemas']['Id'];
      /** @description The article that several stores may sell. */
      goodsId: components['schemas']['Id'];
      /** @description Name of the goods in the caller's language. */
      name: components['schemas']['Label'];
      /** @description Picture of the goods. */
      imgUrl1?: components['schemas']['OptionalImage'];
      /** @description Regular price of a piece in dollars. */
      sellingPrice?: components['schemas']['DollarAmount'];
      /** @description Price of a piece while a discount runs; null while none does. */
      discountPrice?: components['schemas']['GoodsReducedPrice'];
    };
    /**
     * @description The keyword whose results are shown, where the one asked for finds nothing. It is spelt as probably meant, and leaves out words that no goods have together; absent otherwise.
     * @example canvas sneaker
     */
    GoodsCorrectedKeyword: string;
    /** @description A category whose name fits a keyword. */
    GoodsSuggestedCategory: {
      /**
       * @description The category.
       * @example c_clothing_hats
       */
      categoryId: components['schemas']['Id'];
      /**
       * @description Its name in the caller's language.
       * @example Hats
       */
      name: components['schemas']['Label'];
      /**
       * @description Name of the category above it; absent for one of the first level.
       * @example Clothing
       */
      parentName?: components['schemas']['Label'];
    };
    /** @description The stores and the goods that a keyword suggests. */
    SellerGoodsSearchKeywordData: {
      /** @description Stores whose names contain the keyword. */
      sellerList: components['schemas']['Store'][];
      /** @description Goods whose names contain the keyword, the best match first. */
      goodsList: components['schemas']['GoodsSuggestion'][];
      correctedKeyword?: components['schemas']['GoodsCorrectedKeyword'];
      /** @description Keywords that begin with the one asked for and find goods, those with the most goods first. */
      completedKeywords?: components['schemas']['Keyword'][];
      /** @description Categories with goods on the shelf whose names contain the keyword. */
      categoryList?: components['schemas']['GoodsSuggestedCategory'][];
    };
    /** @description Suggestions for a keyword. */
    SellerGoodsSearchKeywordOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['SellerGoodsSearchKeywordData'];
    };
    SellerGoodsSearchKeywordAnswer:
      components['schemas']['SellerGoodsSearchKeywordOk'] | components['schemas']['Failure'];
    /** @description What buyers search for most. */
    SellerGoodsPopularSearchesOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description The keywords, the one searched for most often first; empty where too few searches were counted. */
      data: components['schemas']['Keyword'][];
    };
    SellerGoodsPopularSearchesAnswer:
      components['schemas']['SellerGoodsPopularSearchesOk'] | components['schemas']['Failure'];
    /**
     * @description A page's number, counted from 1.
     * @default 1
     * @example 1
     */
    PageNumber: number;
    /**
     * @description Rows of a page.
     * @default 20
     * @example 20
     */
    PageSize: number;
    /**
     * @description A category of either level; `0` stands for all.
     * @default 0
     * @example c_shoes
     */
    GoodsCategoryFilter: string;
    /**
     * @description Yes (`1`) or no (`0`) as text.
     * @example 1
     */
    FlagText: string;
    /**
     * @description US dollars with at most two decimals.
     * @example 129.9
     */
    DollarInput: number;
    /**
     * @description Average of all reviews, 0 to 5, rounded to one decimal; 0 without reviews.
     * @example 4.7
     */
    GoodsRating: number;
    /**
     * @description At most 20 ids of stores, separated by commas.
     * @example st_northwind,st_kumo
     */
    GoodsSellerIds: string;
    /**
     * @description At most 20 ids of values of attributes, separated by commas.
     * @example av_navy,av_42
     */
    GoodsAttributeValueIds: string;
    /** @description Where this page stands in the whole list. */
    PageInfo: {
      pageNum: components['schemas']['PageNumber'];
      pageSize: components['schemas']['PageSize'];
      /** @description Rows of the whole list. */
      totalElements: components['schemas']['Count'];
      /** @description Pages of the whole list. */
      totalPage: components['schemas']['Count'];
    };
    /**
     * @description Milliseconds since 1970-01-01T00:00:00Z, or null for never.
     * @example 1773451613000
     */
    GoodsMoment: number | null;
    /**
     * @description Pieces bought, 500 at most unless the mall sets fewer.
     * @example 2
     */
    Quantity: number;
    /**
     * @description 1 kept by the caller, 0 not, null for visitors.
     * @example 1
     */
    GoodsKept: number | null;
    /** @description Goods that a store sells, as lists show them. All counts come from records. */
    Goods: {
      /** @description The goods in this store; what every other call names sellerGoodsId. */
      id: components['schemas']['Id'];
      /** @description The article that several stores may sell. */
      goodsId: components['schemas']['Id'];
      /** @description The store that sells it. */
      sellerId: components['schemas']['Id'];
      /** @description Name of the store. */
      sellerName?: components['schemas']['Label'];
      /** @description Category of the first level. */
      categoryId: components['schemas']['Id'];
      /** @description Name of the first-level category in the caller's language. */
      categoryName: components['schemas']['Label'];
      /** @description Category of the second level; absent where there is none. */
      secondaryCategoryId?: components['schemas']['Id'];
      /** @description Name of the second-level category in the caller's language. */
      secondaryCateName?: components['schemas']['Label'];
      /** @description Name of the goods in the caller's language. */
      name: components['schemas']['Label'];
      /** @description What one piece is. */
      unit: components['schemas']['Label'];
      /** @description One or two sentences about the goods. */
      des: components['schemas']['Text'];
      /** @description Regular price of a piece in dollars; the lowest one where variants differ. */
      sellingPrice: components['schemas']['DollarAmount'];
      /** @description Price of a piece while a discount runs; null while none does. */
      discountPrice: components['schemas']['GoodsReducedPrice'];
      /** @description Share by which the price is lowered while a discount runs; 0 while none does. */
      discountRatio: components['schemas']['Ratio'];
      /** @description When the present or next discount starts. */
      discountStartTime: components['schemas']['GoodsMoment'];
      /** @description When that discount ends. */
      discountEndTime: components['schemas']['GoodsMoment'];
      /** @description Freight of one order line of these goods in dollars, whatever its quantity. */
      freightAmount: components['schemas']['DollarAmount'];
      /** @description Tax on one piece in dollars. */
      goodsTax: components['schemas']['DollarAmount'];
      /** @description Fewest pieces that one order may take. */
      buyMin: components['schemas']['Quantity'];
      /** @description Pieces available, over all variants. */
      stock?: components['schemas']['Count'];
      /** @description Pieces sold. */
      soldNum: components['schemas']['Count'];
      /** @description Always 0, since sales are counted. Existing clients add it to soldNum. */
      fakeSoldNum?: components['schemas']['Zero'];
      /** @description Views of the goods' page. */
      viewsNum: components['schemas']['Count'];
      rating?: components['schemas']['GoodsRating'];
      /** @description Reviews of these goods. */
      evaluationNum?: components['schemas']['Count'];
      /** @description Whether the goods can be bought now. */
      isShelf: components['schemas']['Flag'];
      isKeep: components['schemas']['GoodsKept'];
      /** @description When the store listed the goods. */
      createTime: components['schemas']['EpochMs'];
      /** @description When the goods were last put on the shelf. */
      upTime?: components['schemas']['GoodsMoment'];
      /** @description When the store recommended the goods. */
      recTime?: components['schemas']['GoodsMoment'];
      /** @description When the goods were first on the shelf. */
      newTime?: components['schemas']['GoodsMoment'];
      /** @description The picture that lists show. */
      imgUrl1: components['schemas']['OptionalImage'];
      /** @description Second picture of the gallery. */
      imgUrl2?: components['schemas']['OptionalImage'];
      /** @description Third picture of the gallery. */
      imgUrl3?: components['schemas']['OptionalImage'];
      /** @description Fourth picture of the gallery. */
      imgUrl4?: components['schemas']['OptionalImage'];
      /** @description Fifth picture of the gallery. */
      imgUrl5?: components['schemas']['OptionalImage'];
      /** @description Sixth picture of the gallery. */
      imgUrl6?: components['schemas']['OptionalImage'];
      /** @description Seventh picture of the gallery. */
      imgUrl7?: components['schemas']['OptionalImage'];
      /** @description Eighth picture of the gallery. */
      imgUrl8?: components['schemas']['OptionalImage'];
      /** @description Ninth picture of the gallery. */
      imgUrl9?: components['schemas']['OptionalImage'];
      /** @description Tenth picture of the gallery. */
      imgUrl10?: components['schemas']['OptionalImage'];
    };
    /** @description One page of goods. */
    GoodsPage: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The goods of this page. */
      pageList: components['schemas']['Goods'][];
    };
    /** @description One page of goods. */
    SellerGoodsListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['GoodsPage'];
    };
    SellerGoodsListAnswer: components['schemas']['SellerGoodsListOk'] | components['schemas']['Failure'];
    /** @description What only a search answers. */
    GoodsSearchPart: {
      correctedKeyword?: components['schemas']['GoodsCorrectedKeyword'];
    };
    /** @description One page of the goods that a keyword finds. */
    GoodsSearchPage: components['schemas']['GoodsPage'] & components['schemas']['GoodsSearchPart'];
    /** @description One page of goods found. */
    SellerGoodsSearchOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['GoodsSearchPage'];
    };
    SellerGoodsSearchAnswer: components['schemas']['SellerGoodsSearchOk'] | components['schemas']['Failure'];
    /**
     * @description What the values of a facet are.
     * @enum {string}
     */
    GoodsFacetKind: 'attribute' | 'store';
    /** @description One value of an attribute, with the goods that have it. */
    GoodsFacetValue: {
      /** @description The value; of stores the sellerId. */
      attrValueId: components['schemas']['Id'];
      /**
       * @description The value in the caller's language; the name of the store.
       * @example Navy
       */
      attrValueName: components['schemas']['Label'];
      /** @description Swatch of the value. */
      iconImg?: components['schemas']['OptionalImage'];
      /** @description Goods that the list would show with this value, besides what is chosen of other attributes. */
      goodsNum: components['schemas']['Count'];
    };
    /** @description An attribute by which the goods of a list differ. */
    GoodsFacet: {
      /** @description The attribute. */
      attrId: components['schemas']['Id'];
      /**
       * @description Name of the attribute in the caller's language. Clients name the facet of stores themselves.
       * @example Colour
       */
      attrName: components['schemas']['Label'];
      /** @description Which parameter takes the values: `attrValueIds` of an attribute, which is also meant without this field, `sellerIds` of stores. */
      by?: components['schemas']['GoodsFacetKind'];
      /** @description Its values, in the order in which they are shown. One that is chosen is among them even if no goods have it. */
      attrValues: components['schemas']['GoodsFacetValue'][];
    };
    /** @description The attributes of a list of goods. */
    SellerGoodsFacetsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description The attributes by which the goods differ; empty where they have none. */
      data: components['schemas']['GoodsFacet'][];
    };
    SellerGoodsFacetsAnswer: components['schemas']['SellerGoodsFacetsOk'] | components['schemas']['Failure'];
    /** @description One page of goods found in a store. */
    SellerGoodsSearchSellerGoodsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['GoodsPage'];
    };
    SellerGoodsSearchSellerGoodsAnswer:
      components['schemas']['SellerGoodsSearchSellerGoodsOk'] | components['schemas']['Failure'];
    /**
     * @description Which selection of goods.
     * @example 1
     * @enum {integer}
     */
    GoodsRecommendationKind: 0 | 1 | 2;
    /**
     * @description Rows of a page of recommendations.
     * @default 12
     * @example 12
     */
    GoodsHomePageSize: number;
    /** @description One page of recommendations. */
    SellerGoodsRecommendNewData: {
      pageInfo?: components['schemas']['PageInfo'];
      /** @description The goods of this page. */
      result: components['schemas']['Goods'][];
    };
    /** @description One page of recommendations. */
    SellerGoodsRecommendNewOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['SellerGoodsRecommendNewData'];
    };
    SellerGoodsRecommendNewAnswer:
      components['schemas']['SellerGoodsRecommendNewOk'] | components['schemas']['Failure'];
    /**
     * @description Which goods the caller may like.
     * @example 2
     * @enum {integer}
     */
    GoodsLikeKind: 1 | 2;
    /** @description What the caller may like. */
    SellerGoodsRecommendLikeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description The goods that the caller may like; at most 12. */
      data: components['schemas']['Goods'][];
    };
    SellerGoodsRecommendLikeAnswer:
      components['schemas']['SellerGoodsRecommendLikeOk'] | components['schemas']['Failure'];
    /**
     * @description A text in HTML that a client sanitises before it shows it.
     * @example <p>Light, sturdy and made for long walks.</p>
     */
    RichText: string;
    /** @description Lower price for larger quantities of one variant. */
    GoodsPriceTier: {
      /**
       * @description Fewest pieces of the variant in one order line.
       * @example 10
       */
      minNum: components['schemas']['Quantity'];
      /**
       * @description What each piece of the line then costs, in dollars, instead of `price` of the variant.
       * @example 35.9
       */
      price: components['schemas']['DollarAmount'];
    };
    /**
     * @description A length in centimetres.
     * @example 24.5
     */
    GoodsCentimetres: number;
    /** @description How big one piece of a variant is, without packaging; absent where it is not known. */
    GoodsDimensions: {
      /** @description From side to side, in centimetres. */
      width: components['schemas']['GoodsCentimetres'];
      /** @description As it stands or hangs, in centimetres. */
      height: components['schemas']['GoodsCentimetres'];
      /** @description From front to back, in centimetres. */
      depth: components['schemas']['GoodsCentimetres'];
    };
    /** @description One choice that makes up a variant. */
    GoodsSkuAttribute: {
      /** @description What is chosen. */
      attrId: components['schemas']['Id'];
      /**
       * @description Its name in the caller's language.
       * @example Colour
       */
      attrName: components['schemas']['Label'];
      /** @description The choice. */
      attrValueId: components['schemas']['Id'];
      /**
       * @description The choice in the caller's language.
       * @example Navy
       */
      attrValueName: components['schemas']['Label'];
      /** @description Swatch of the choice. */
      iconImg?: components['schemas']['OptionalImage'];
    };
    /** @description A variant that can be bought. Goods without variants have a single one with skuId `-1` and no attrs. */
    GoodsSku: {
      /** @description The variant; `-1` for goods without variants. */
      skuId: components['schemas']['Id'];
      /** @description What a piece costs now, in dollars, any discount taken off. */
      price: components['schemas']['DollarAmount'];
      /** @description Regular price of a piece in dollars. */
      sellingPrice: components['schemas']['DollarAmount'];
      /** @description Price of a piece while a discount runs; null while none does. */
      discountPrice: components['schemas']['GoodsReducedPrice'];
      /** @description Prices by quantity, from the smallest quantity to the largest; each is lower than `price` and than the one before. The last one that a line reaches applies. Empty or absent where the quantity changes nothing. */
      priceTiers?: components['schemas']['GoodsPriceTier'][];
      /** @description Pieces available of this variant. */
      stock?: components['schemas']['Count'];
      /** @description Small picture of the variant. */
      iconImg?: components['schemas']['OptionalImage'];
      /** @description Large picture of the variant. */
      coverImg?: components['schemas']['OptionalImage'];
      /** @description Gallery of the variant: its own picture first, then its other pictures, or those of the goods if it has none. Clients show it as it is, so it is empty only where there is no picture at all. */
      img?: components['schemas']['ImageUrl'][];
      dimensions?: components['schemas']['GoodsDimensions'];
      /** @description The choices that make up the variant. */
      attrs: components['schemas']['GoodsSkuAttribute'][];
    };
    /** @description One value that can be chosen. */
    GoodsChoiceValue: {
      /** @description The choice. */
      attrValueId: components['schemas']['Id'];
      /**
       * @description The choice in the caller's language.
       * @example Navy
       */
      attrValueName: components['schemas']['Label'];
      /** @description Swatch of the choice. */
      iconImg?: components['schemas']['OptionalImage'];
    };
    /** @description Something that a buyer chooses, with the values on offer. */
    GoodsChoice: {
      /** @description What is chosen. */
      attrId: components['schemas']['Id'];
      /**
       * @description Its name in the caller's language.
       * @example Colour
       */
      attrName: components['schemas']['Label'];
      /** @description The values on offer, in the order in which they are shown. */
      attrValues: components['schemas']['GoodsChoiceValue'][];
    };
    /** @description What can be chosen, and the variants that exist. A combination without a variant does not exist. */
    GoodsVariants: {
      /** @description The variants that exist. */
      skus: components['schemas']['GoodsSku'][];
      /** @description What a buyer chooses; empty for goods without variants. */
      goodAttrs: components['schemas']['GoodsChoice'][];
    };
    /**
     * @description What is measured: around chest, waist, hips, head or finger, the length of the foot, or the height of the body.
     * @example chest
     * @enum {string}
     */
    GoodsBodyPart: 'chest' | 'waist' | 'hips' | 'head' | 'finger' | 'foot' | 'height';
    /** @description What a part of the body measures, at least and at most. */
    GoodsMeasure: {
      part: components['schemas']['GoodsBodyPart'];
      /** @description The smallest measurement, in centimetres. */
      from: components['schemas']['GoodsCentimetres'];
      /** @description The largest measurement, in centimetres. */
      to: components['schemas']['GoodsCentimetres'];
    };
    /** @description The body that a size fits. */
    GoodsSizeGuideRow: {
      /**
       * @description The size, as the choice of a variant names it.
       * @example 42
       */
      size: components['schemas']['Label'];
      /**
       * @description What the size is called in the United Kingdom, where that differs.
       * @example 8
       */
      uk?: components['schemas']['Label'];
      /**
       * @description What the size is called in the United States, where that differs.
       * @example 9
       */
      us?: components['schemas']['Label'];
      /** @description The measurements, each part once. */
      measures: components['schemas']['GoodsMeasure'][];
    };
    /** @description One line of a specification table. */
    GoodsAttribute: {
      /** @description The attribute. */
      attrNameId?: components['schemas']['Id'];
      /**
       * @description Name of the attribute in the caller's language.
       * @example Material
       */
      attrName: components['schemas']['Label'];
      /** @description The value. */
      attrValueId?: components['schemas']['Id'];
      /**
       * @description The value in the caller's language.
       * @example Organic cotton
       */
      attrValue: components['schemas']['Label'];
      /** @description Place in the table, smallest first. */
      sort?: components['schemas']['Count'];
    };
    /** @description What only the page of the goods shows. */
    GoodsDetailPart: {
      /** @description The long description in HTML, with pictures. */
      imgDes: components['schemas']['RichText'];
      /** @description Whether imgDes is in the requested language; otherwise it is in English. */
      translated?: components['schemas']['Flag'];
      seller: components['schemas']['Store'];
      canSelectAttributes: components['schemas']['GoodsVariants'];
      /** @description The bodies that the sizes of clothes, shoes or jewellery fit, from the smallest size to the largest. Empty or absent where goods need no guide. */
      sizeGuide?: components['schemas']['GoodsSizeGuideRow'][];
      /** @description Questions about these goods that the store has answered. */
      questionsNum?: components['schemas']['Count'];
      /** @description The specification table; with skuId, the attributes of that variant come first. */
      attributes?: components['schemas']['GoodsAttribute'][];
      /** @description Part of freightAmount, in dollars, for handing over at the store. */
      dispatchFee?: components['schemas']['DollarAmount'];
      /** @description Part of freightAmount, in dollars, for the transport between regions. */
      longDistanceFee?: components['schemas']['DollarAmount'];
      /** @description Part of freightAmount, in dollars, for the delivery to the door. */
      deliveryFee?: components['schemas']['DollarAmount'];
    };
    /** @description Goods with everything that their page shows. freightAmount is the sum of dispatchFee, longDistanceFee and deliveryFee. */
    GoodsDetails: components['schemas']['Goods'] & components['schemas']['GoodsDetailPart'];
    /** @description The goods with all details. */
    SellerGoodsInfoOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['GoodsDetails'];
    };
    SellerGoodsInfoAnswer: components['schemas']['SellerGoodsInfoOk'] | components['schemas']['Failure'];
    /**
     * @description A country as two capital letters (ISO 3166-1 alpha-2).
     * @example GB
     */
    CountryCode: string;
    /**
     * @description A day of the calendar: year, month and day, without a time or a time zone.
     * @example 2026-03-18
     */
    CalendarDate: string;
    /** @description The days on which a parcel that is ordered now is expected to arrive. An estimate, not a promise. */
    DeliveryEstimate: {
      /** @description The country that the estimate is for. */
      countryCode: components['schemas']['CountryCode'];
      /** @description The first day on which the parcel may arrive. */
      earliest: components['schemas']['CalendarDate'];
      /**
       * @description The last day on which it should arrive, the same as earliest or later.
       * @example 2026-03-24
       */
      latest: components['schemas']['CalendarDate'];
    };
    /** @description When the goods would arrive. */
    SellerGoodsDeliveryEstimateOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['DeliveryEstimate'];
    };
    SellerGoodsDeliveryEstimateAnswer:
      components['schemas']['SellerGoodsDeliveryEstimateOk'] | components['schemas']['Failure'];
    /**
     * Format: uri-reference
     * @description A web address, absolute or relative to the server.
     * @example https://openmall.example/help
     */
    Url: string;
    /** @description An announcement of the mall. What an announcement carries is an addition that a backend may leave out. */
    HomeAnnouncement: {
      /**
       * @description The announcement.
       * @example an_spring_hours
       */
      id?: components['schemas']['Id'];
      /**
       * @description The announcement in one line.
       * @example Shipping goes on over the holidays
       */
      title?: components['schemas']['Label'];
      /**
       * @description The whole text.
       * @example All stores ship within 24 hours on the holidays too.
       */
      content?: components['schemas']['Text'];
      /** @description When it was announced. */
      createTime?: components['schemas']['EpochMs'];
    };
    /**
     * @description The mall's description of itself, in HTML that a client sanitises; null without one.
     * @example <p>A mall of honest stores.</p>
     */
    HomeAbout: string | null;
    /** @description Texts and links that the home page needs at once. */
    IndexHomeData: {
      /** @description Pictures of the stage, in the order in which they are shown. */
      banner: components['schemas']['ImageUrl'][];
      /** @description Address of customer service; empty where there is none. */
      service_link: components['schemas']['Url'];
      /** @description What the mall announces, the newest first. */
      announcement: components['schemas']['HomeAnnouncement'][];
      aboutus?: components['schemas']['HomeAbout'];
    };
    /** @description What the home page needs. */
    IndexHomeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['IndexHomeData'];
    };
    IndexHomeAnswer: components['schemas']['IndexHomeOk'] | components['schemas']['Failure'];
    /** @description The download page of the app. */
    IndexDownloadUrlOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /**
       * @description Address of the page with the clients; empty where there is none.
       * @example https://openmall.example/download
       */
      data: components['schemas']['Url'];
    };
    IndexDownloadUrlAnswer: components['schemas']['IndexDownloadUrlOk'] | components['schemas']['Failure'];
    /**
     * @description `pc` for the wide store, `h5` for the mobile site.
     * @example pc
     * @enum {string}
     */
    BannerDevice: 'pc' | 'h5';
    /**
     * Format: uri-reference
     * @description Where the banner leads, a path of the store or an https address; null where it leads nowhere.
     * @example /discounted
     */
    BannerLink: string | null;
    /**
     * @description A text, or null where there is none.
     * @example Please ring twice.
     */
    OptionalText: string | null;
    /** @description A picture that advertises something on the home page. */
    Banner: {
      /**
       * @description The banner.
       * @example bn_spring
       */
      id: components['schemas']['Id'];
      /**
       * @description The picture.
       * @example /pictures/banners/spring.webp
       */
      imgUrl: components['schemas']['ImageUrl'];
      link: components['schemas']['BannerLink'];
      /**
       * @description Place in the row, smallest first.
       * @example 1
       */
      sort: components['schemas']['Count'];
      type: components['schemas']['BannerDevice'];
      /** @description 1 for the large stage */
      imgType?: components['schemas']['Flag'];
      /**
       * @description The text that the store shows over the picture.
       * @example Spring is here: sneakers from $39
       */
      remarks?: components['schemas']['OptionalText'];
      /** @description When the banner was made. */
      createTime?: components['schemas']['EpochMs'];
    };
    /** @description The banners of one kind of store. */
    BannerBannerListData: {
      /** @description The banners, in the order in which they are shown. */
      result: components['schemas']['Banner'][];
    };
    /** @description The banners. */
    BannerBannerListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['BannerBannerListData'];
    };
    BannerBannerListAnswer: components['schemas']['BannerBannerListOk'] | components['schemas']['Failure'];
    /** @description A category of the first level as lists show it. */
    CategoryTile: {
      /**
       * @description The category.
       * @example c_shoes
       */
      categoryId: components['schemas']['Id'];
      /**
       * @description Name in the caller's language.
       * @example Shoes
       */
      name: components['schemas']['Label'];
      /**
       * @description Picture of the category.
       * @example /pictures/categories/shoes.webp
       */
      iconImg: components['schemas']['OptionalImage'];
      /**
       * @description What the category holds.
       * @example Sneakers, boots and sandals.
       */
      des: components['schemas']['OptionalText'];
      /**
       * @description Place in the list, smallest first.
       * @example 1
       */
      sort: components['schemas']['Count'];
    };
    /** @description One page of categories. */
    CategoryPage: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The categories of this page. */
      pageList: components['schemas']['CategoryTile'][];
    };
    /** @description One page of categories. */
    CategoryListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['CategoryPage'];
    };
    CategoryListAnswer: components['schemas']['CategoryListOk'] | components['schemas']['Failure'];
    /** @description One page of recommended categories. */
    CategoryRecommendOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['CategoryPage'];
    };
    CategoryRecommendAnswer: components['schemas']['CategoryRecommendOk'] | components['schemas']['Failure'];
    /**
     * @description 1 for a category of the first level, 2 for one beneath it.
     * @example 1
     */
    CategoryLevel: number;
    /** @description A category of either level. */
    Category: {
      /**
       * @description The category.
       * @example c_shoes
       */
      id: components['schemas']['Id'];
      /**
       * @description The same id again, as goods and lists name it.
       * @example c_shoes
       */
      categoryId: components['schemas']['Id'];
      /**
       * @description The category above; `0` at the first level.
       * @example 0
       */
      parentId: components['schemas']['Id'];
      /**
       * @description Name in the caller's language.
       * @example Shoes
       */
      name: components['schemas']['Label'];
      /**
       * @description What the category holds.
       * @example Sneakers, boots and sandals.
       */
      des?: components['schemas']['OptionalText'];
      /**
       * @description Picture of the category.
       * @example /pictures/categories/shoes.webp
       */
      iconImg: components['schemas']['OptionalImage'];
      level: components['schemas']['CategoryLevel'];
      /**
       * @description Place among its siblings, smallest first.
       * @example 1
       */
      sort: components['schemas']['Count'];
      /** @description Whether the category is in use. */
      status: components['schemas']['OpenFlag'];
      /** @description Goods on the shelf in it and beneath it. */
      goodsNum?: components['schemas']['Count'];
    };
    /** @description The categories beneath one of the first level. */
    CategoryChildren: {
      /** @description The categories of the second level; empty where there are none. */
      subList: components['schemas']['Category'][];
    };
    /** @description A category of the first level with those beneath it. */
    CategoryBranch: components['schemas']['Category'] & components['schemas']['CategoryChildren'];
    /** @description The categories of the first level with those beneath them. */
    CategoryTree: components['schemas']['CategoryBranch'][];
    /** @description The tree of the mall. */
    CategoryTreeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['CategoryTree'];
    };
    CategoryTreeAnswer: components['schemas']['CategoryTreeOk'] | components['schemas']['Failure'];
    /** @description The tree of a store. */
    CategorySellerTreeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['CategoryTree'];
    };
    CategorySellerTreeAnswer:
      components['schemas']['CategorySellerTreeOk'] | components['schemas']['Failure'];
    /** @description One page of stores. */
    SellerListData: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The stores of this page. */
      pageList: components['schemas']['Store'][];
    };
    /** @description One page of stores. */
    SellerListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['SellerListData'];
    };
    SellerListAnswer: components['schemas']['SellerListOk'] | components['schemas']['Failure'];
    /** @description One store. */
    SellerInfoOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['Store'];
    };
    SellerInfoAnswer: components['schemas']['SellerInfoOk'] | components['schemas']['Failure'];
    /**
     * @description Which reviews to keep.
     * @example 1
     * @enum {integer}
     */
    EvaluationFilter: 1 | 2 | 3 | -2;
    /**
     * @description Number of a built-in picture, or address of one; null where there is none.
     * @example 3
     */
    EvaluationAvatar: string | null;
    /**
     * @description The level of a review.
     * @example 1
     * @enum {integer}
     */
    EvaluationLevel: 1 | 2 | 3;
    /**
     * @description Stars, one to five.
     * @example 5
     */
    EvaluationStars: number;
    /**
     * @description Wall time in UTC+8, `yyyy-MM-dd HH:mm:ss`.
     * @example 2026-03-14 09:26:53
     */
    WireTime: string;
    /** @description A review of goods by someone who bought them. It does not name the buyer or the order. */
    Evaluation: {
      /**
       * @description The review.
       * @example ev_20260314_01
       */
      id: components['schemas']['Id'];
      /** @description The goods. */
      sellerGoodsId: components['schemas']['Id'];
      /** @description The store that sold them. */
      sellerId?: components['schemas']['Id'];
      /** @description The variant that was bought. */
      skuId?: components['schemas']['Id'];
      /**
       * @description Name of the buyer, all but the first and the last character masked.
       * @example a***a
       */
      userName: components['schemas']['Label'];
      /**
       * @description The same masked name under its other name.
       * @example a***a
       */
      partyName?: components['schemas']['Label'];
      avatar?: components['schemas']['EvaluationAvatar'];
      /** @description The same picture under its other name. */
      partyAvatar?: components['schemas']['EvaluationAvatar'];
      evaluationType: components['schemas']['EvaluationLevel'];
      rating: components['schemas']['EvaluationStars'];
      /**
       * @description What the buyer wrote, as plain text.
       * @example They held for 600 km. I would buy them again.
       */
      content: components['schemas']['OptionalText'];
      /** @description When the review was written. */
      evaluationTime: components['schemas']['EpochMs'];
      /** @description The same moment as wall time in UTC+8. */
      createTimeStr?: components['schemas']['WireTime'];
      /** @description Whether the mall completed the order with this review because the buyer left none in time. It is not part of the average rating. Absent for reviews of buyers. */
      isSystem?: boolean;
      /**
       * @description Public reply of the store, as plain text; null without one.
       * @example Thank you for the kind words.
       */
      sellerReply?: components['schemas']['OptionalText'];
      /** @description When the store replied. Absent without a reply. */
      sellerReplyTime?: components['schemas']['EpochMs'];
      /**
       * @description Country of the buyer; null if unknown.
       * @example Norway
       */
      countryName?: components['schemas']['OptionalText'];
      /** @description The choices of the variant that was bought. */
      attributes?: components['schemas']['GoodsAttribute'][];
      /** @description First picture of the review. */
      imgUrl1?: components['schemas']['OptionalImage'];
      /** @description Second picture of the review. */
      imgUrl2?: components['schemas']['OptionalImage'];
      /** @description Third picture of the review. */
      imgUrl3?: components['schemas']['OptionalImage'];
      /** @description Fourth picture of the review. */
      imgUrl4?: components['schemas']['OptionalImage'];
      /** @description Fifth picture of the review. */
      imgUrl5?: components['schemas']['OptionalImage'];
      /** @description Sixth picture of the review. */
      imgUrl6?: components['schemas']['OptionalImage'];
      /** @description Seventh picture of the review. */
      imgUrl7?: components['schemas']['OptionalImage'];
      /** @description Eighth picture of the review. */
      imgUrl8?: components['schemas']['OptionalImage'];
      /** @description Ninth picture of the review. */
      imgUrl9?: components['schemas']['OptionalImage'];
    };
    /** @description One page of reviews of goods. */
    EvaluationListData: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The reviews of this page. */
      pageList: components['schemas']['Evaluation'][];
      /** @description All reviews of the goods, whatever the filter. */
      evaluationNum: components['schemas']['Count'];
    };
    /** @description One page of reviews. */
    EvaluationListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['EvaluationListData'];
    };
    EvaluationListAnswer: components['schemas']['EvaluationListOk'] | components['schemas']['Failure'];
    /**
     * @description How many, as text.
     * @example 42
     */
    CountText: string;
    /** @description How many reviews goods have of each kind. */
    EvaluationCountTypeData: {
      /** @description Reviews with at least one picture. */
      havePicture: components['schemas']['CountText'];
      /** @description Good reviews. */
      positiveComments: components['schemas']['CountText'];
      /** @description Medium reviews. */
      mediumReview: components['schemas']['CountText'];
      /** @description Bad reviews. */
      negativeComment: components['schemas']['CountText'];
    };
    /** @description Counts of reviews. */
    EvaluationCountTypeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['EvaluationCountTypeData'];
    };
    EvaluationCountTypeAnswer:
      components['schemas']['EvaluationCountTypeOk'] | components['schemas']['Failure'];
    /**
     * @description This call answers with nothing but its success.
     * @constant
     */
    NoData: null;
    /** @description The review is written. */
    EvaluationAddOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    EvaluationAddAnswer: components['schemas']['EvaluationAddOk'] | components['schemas']['Failure'];
    /** @description A review of one kind of goods of the order. */
    EvaluationDraft: {
      /** @description The goods. */
      sellerGoodsId: components['schemas']['Id'];
      evaluationType: components['schemas']['EvaluationLevel'];
      rating: components['schemas']['EvaluationStars'];
      /**
       * @description The text of the buyer, as plain text.
       * @example They held for 600 km. I would buy them again.
       */
      content?: components['schemas']['Text'];
      /**
       * @description First picture, as the upload answered it.
       * @example /pictures/reviews/sneaker-1.webp
       */
      imgUrl1?: components['schemas']['ImageUrl'];
      /**
       * @description Second picture, as the upload answered it.
       * @example /pictures/reviews/sneaker-2.webp
       */
      imgUrl2?: components['schemas']['ImageUrl'];
      /**
       * @description Third picture, as the upload answered it.
       * @example /pictures/reviews/sneaker-3.webp
       */
      imgUrl3?: components['schemas']['ImageUrl'];
      /**
       * @description Fourth picture, as the upload answered it.
       * @example /pictures/reviews/sneaker-4.webp
       */
      imgUrl4?: components['schemas']['ImageUrl'];
      /**
       * @description Fifth picture, as the upload answered it.
       * @example /pictures/reviews/sneaker-5.webp
       */
      imgUrl5?: components['schemas']['ImageUrl'];
      /**
       * @description Sixth picture, as the upload answered it.
       * @example /pictures/reviews/sneaker-6.webp
       */
      imgUrl6?: components['schemas']['ImageUrl'];
      /**
       * @description Seventh picture, as the upload answered it.
       * @example /pictures/reviews/sneaker-7.webp
       */
      imgUrl7?: components['schemas']['ImageUrl'];
      /**
       * @description Eighth picture, as the upload answered it.
       * @example /pictures/reviews/sneaker-8.webp
       */
      imgUrl8?: components['schemas']['ImageUrl'];
      /**
       * @description Ninth picture, as the upload answered it.
       * @example /pictures/reviews/sneaker-9.webp
       */
      imgUrl9?: components['schemas']['ImageUrl'];
    };
    /** @description Reviews of an order. */
    EvaluationDrafts: {
      /**
       * @description The order.
       * @example or_20260314_0001
       */
      orderId: components['schemas']['Id'];
      /** @description One review for each kind of goods of the order. */
      evaluationAdds: components['schemas']['EvaluationDraft'][];
    };
    /** @description The reviews are written. */
    EvaluationAddListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    EvaluationAddListAnswer: components['schemas']['EvaluationAddListOk'] | components['schemas']['Failure'];
    /**
     * @description A question about goods: up to 300 characters, not only blanks.
     * @example Is the lining wool, too?
     */
    QuestionText: string;
    /** @description A question about goods, with the answer of the store once there is one. Unanswered questions are shown to their authors only. */
    GoodsQuestion: {
      /**
       * @description The question.
       * @example qu_01
       */
      id: components['schemas']['Id'];
      content: components['schemas']['QuestionText'];
      /** @description When it was asked. */
      createTime: components['schemas']['EpochMs'];
      /**
       * @description Login name of the author, shortened to its first and last letters.
       * @example a***m
       */
      userName: components['schemas']['Label'];
      /**
       * @description Whether the caller asked it.
       * @example 0
       */
      isMine: components['schemas']['Flag'];
      /**
       * @description What the store answered; null before.
       * @example No, the lining is cotton.
       */
      answer: components['schemas']['OptionalText'];
      /** @description When the store answered; null before. */
      answerTime: components['schemas']['GoodsMoment'];
    };
    /** @description One page of questions. */
    GoodsQuestionListData: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The questions of this page. */
      pageList: components['schemas']['GoodsQuestion'][];
    };
    /** @description One page of questions. */
    GoodsQuestionListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['GoodsQuestionListData'];
    };
    GoodsQuestionListAnswer: components['schemas']['GoodsQuestionListOk'] | components['schemas']['Failure'];
    /** @description The question was asked. */
    GoodsQuestionAskOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['GoodsQuestion'];
    };
    GoodsQuestionAskAnswer: components['schemas']['GoodsQuestionAskOk'] | components['schemas']['Failure'];
    /** @description One page of favourites. */
    KeepGoodsListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['GoodsPage'];
    };
    KeepGoodsListAnswer: components['schemas']['KeepGoodsListOk'] | components['schemas']['Failure'];
    /** @description The goods are a favourite. */
    KeepGoodsAddOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    KeepGoodsAddAnswer: components['schemas']['KeepGoodsAddOk'] | components['schemas']['Failure'];
    /** @description The goods are no longer a favourite. */
    KeepGoodsDelOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    KeepGoodsDelAnswer: components['schemas']['KeepGoodsDelOk'] | components['schemas']['Failure'];
    /** @description The number of favourites. */
    KeepGoodsCountOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description Favourites of the caller. */
      data: components['schemas']['Count'];
    };
    KeepGoodsCountAnswer: components['schemas']['KeepGoodsCountOk'] | components['schemas']['Failure'];
    /**
     * @description What changed about kept goods.
     * @example 1
     * @enum {integer}
     */
    KeepGoodsNoticeKind: 1 | 2;
    /** @description A change of kept goods that makes them worth another look. */
    KeepGoodsNotice: {
      /**
       * @description The notice.
       * @example fn_01
       */
      id: components['schemas']['Id'];
      kind: components['schemas']['KeepGoodsNoticeKind'];
      /** @description When the change was noticed. */
      createTime: components['schemas']['EpochMs'];
      /**
       * @description Whether the caller has marked it as read.
       * @example 0
       */
      isRead: components['schemas']['Flag'];
      /**
       * @description Price in dollars before it fell; null for goods back in stock.
       * @example 49.5
       */
      oldPrice: components['schemas']['GoodsReducedPrice'];
      /**
       * @description Price in dollars that it fell to; null for goods back in stock.
       * @example 39.6
       */
      newPrice: components['schemas']['GoodsReducedPrice'];
      goods: components['schemas']['Goods'];
    };
    /** @description One page of notices. */
    KeepGoodsNoticesData: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The notices of this page. */
      pageList: components['schemas']['KeepGoodsNotice'][];
    };
    /** @description One page of notices. */
    KeepGoodsNoticesOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['KeepGoodsNoticesData'];
    };
    KeepGoodsNoticesAnswer: components['schemas']['KeepGoodsNoticesOk'] | components['schemas']['Failure'];
    /** @description How many notices are unread. */
    KeepGoodsUnreadNoticesOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description Unread notices. */
      data: components['schemas']['Count'];
    };
    KeepGoodsUnreadNoticesAnswer:
      components['schemas']['KeepGoodsUnreadNoticesOk'] | components['schemas']['Failure'];
    /** @description The notices are read. */
    KeepGoodsReadNoticesOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    KeepGoodsReadNoticesAnswer:
      components['schemas']['KeepGoodsReadNoticesOk'] | components['schemas']['Failure'];
    /** @description A store that the caller follows. */
    FavouriteStore: {
      /**
       * @description The entry.
       * @example fo_01
       */
      id: components['schemas']['Id'];
      /**
       * @description The store.
       * @example st_northwind
       */
      sellerId: components['schemas']['Id'];
      /**
       * @description The caller who follows.
       * @example us_amelia
       */
      partyId?: components['schemas']['Id'];
      /** @description Since when. */
      createTime: components['schemas']['EpochMs'];
      sellerVo: components['schemas']['Store'];
    };
    /** @description One page of followed stores. */
    FocusSellerListData: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The followed stores of this page. */
      pageList: components['schemas']['FavouriteStore'][];
    };
    /** @description One page of followed stores. */
    FocusSellerListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['FocusSellerListData'];
    };
    FocusSellerListAnswer: components['schemas']['FocusSellerListOk'] | components['schemas']['Failure'];
    /** @description The store is followed. */
    FocusSellerAddOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    FocusSellerAddAnswer: components['schemas']['FocusSellerAddOk'] | components['schemas']['Failure'];
    /** @description The store is no longer followed. */
    FocusSellerDelOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    FocusSellerDelAnswer: components['schemas']['FocusSellerDelOk'] | components['schemas']['Failure'];
    /** @description How many stores the caller follows. */
    FocusSellerCountOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description Stores that the caller follows. */
      data: components['schemas']['Count'];
    };
    FocusSellerCountAnswer: components['schemas']['FocusSellerCountOk'] | components['schemas']['Failure'];
    /** @description Goods that the caller looked at. Looking again moves the entry to the newest time. */
    BrowseHistoryEntry: {
      /**
       * @description The entry.
       * @example bh_01
       */
      id: components['schemas']['Id'];
      /** @description When the caller last looked. */
      viewTime: components['schemas']['EpochMs'];
      goods: components['schemas']['Goods'];
    };
    /** @description One page of the browsing history. */
    BrowseHistoryListData: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The entries of this page. */
      pageList: components['schemas']['BrowseHistoryEntry'][];
    };
    /** @description One page of the browsing history. */
    BrowseHistoryListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['BrowseHistoryListData'];
    };
    BrowseHistoryListAnswer: components['schemas']['BrowseHistoryListOk'] | components['schemas']['Failure'];
    /** @description The history is cleared. */
    BrowseHistoryDelOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    BrowseHistoryDelAnswer: components['schemas']['BrowseHistoryDelOk'] | components['schemas']['Failure'];
    /**
     * Format: email
     * @description An e-mail address of at most 64 characters.
     * @example amelia@example.com
     */
    Email: string;
    /** @description The address is subscribed. */
    SubscribeAddOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    SubscribeAddAnswer: components['schemas']['SubscribeAddOk'] | components['schemas']['Failure'];
    /**
     * @description What an information page is about.
     * @example delivery
     * @enum {string}
     */
    HelpTopic:
      | 'about'
      | 'careers'
      | 'download'
      | 'contact'
      | 'delivery'
      | 'shipping'
      | 'returns'
      | 'rules'
      | 'service'
      | 'sell'
      | 'sellerPolicy'
      | 'terms'
      | 'legal'
      | 'privacy'
      | 'slavery';
    /** @description The text of the mall; an object without properties where it has not written one. */
    HelpPage: {
      /**
       * @description Title of the page.
       * @example Delivery
       */
      title?: components['schemas']['Label'];
      /**
       * @description The text in HTML, which a client sanitises.
       * @example <p>All stores ship within 24 hours.</p>
       */
      content?: components['schemas']['RichText'];
      /** @description Whether content is in the requested language; otherwise it is in English. */
      translated?: components['schemas']['Flag'];
    };
    /** @description The text of the mall. */
    HelpPageInfoOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['HelpPage'];
    };
    HelpPageInfoAnswer: components['schemas']['HelpPageInfoOk'] | components['schemas']['Failure'];
    /**
     * @description 1 open, 0 switched off; other numbers are a backend's own.
     * @example 1
     */
    LotteryStatus: number;
    /** @description The current lucky draw; an object without properties if there is none. */
    LotteryActivity: {
      /**
       * @description The lucky draw.
       * @example lt_spring
       */
      id?: components['schemas']['Id'];
      /**
       * @description The title of the pop-up.
       * @example Spring lucky draw
       */
      title?: components['schemas']['Label'];
      /**
       * @description The page that the pop-up leads to.
       * @example https://openmall.example/lucky-draw
       */
      detailUrl?: components['schemas']['Url'];
      status?: components['schemas']['LotteryStatus'];
      /** @description `1` while the lucky draw runs. */
      running?: components['schemas']['FlagText'];
    };
    /** @description The current lucky draw. */
    LotteryGetCurrentActivityOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['LotteryActivity'];
    };
    LotteryGetCurrentActivityAnswer:
      components['schemas']['LotteryGetCurrentActivityOk'] | components['schemas']['Failure'];
    /** @description A news item of the mall. */
    News: {
      /**
       * @description The news item.
       * @example nw_delivery
       */
      id: components['schemas']['Id'];
      /**
       * @description Headline in the caller's language.
       * @example Parcels now arrive a day earlier
       */
      title: components['schemas']['Label'];
      /**
       * @description Picture beside the headline.
       * @example /pictures/news/delivery.webp
       */
      iconImg: components['schemas']['OptionalImage'];
      /** @description When it was released, as wall time in UTC+8. */
      releaseTime: components['schemas']['WireTime'];
      /**
       * @description The text in HTML, which a client sanitises.
       * @example <p>A second sorting centre has opened.</p>
       */
      content: components['schemas']['RichText'];
      /** @description Whether content is in the requested language; otherwise it is in English. */
      translated?: components['schemas']['Flag'];
    };
    /** @description One page of news. */
    NewsListNewsData: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The news of this page. */
      pageList: components['schemas']['News'][];
    };
    /** @description One page of news. */
    NewsListNewsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['NewsListNewsData'];
    };
    NewsListNewsAnswer: components['schemas']['NewsListNewsOk'] | components['schemas']['Failure'];
    /** @description One news item. */
    NewsDetailNewsData: {
      news: components['schemas']['News'];
    };
    /** @description One news item. */
    NewsDetailNewsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['NewsDetailNewsData'];
    };
    NewsDetailNewsAnswer: components['schemas']['NewsDetailNewsOk'] | components['schemas']['Failure'];
    /**
     * @description Codes of settings, separated by commas.
     * @example customer_service_url,mall_max_goods_number_in_order
     */
    SysparaCodes: string;
    /**
     * @description A setting as text; null where clients may not read it.
     * @example 500
     */
    SysparaText: string | null;
    /**
     * Format: decimal
     * @description An amount of a coin, exact, with up to ten decimals.
     * @example 25.5
     */
    CoinAmount: string;
    /** @description How the fee of a withdrawal is computed; null where clients may not read it. */
    SysparaWithdrawFee: {
      /**
       * @description `rate` for a share of the amount, `fixed` for coins.
       * @example rate
       */
      type: components['schemas']['Label'];
      /**
       * @description The share, 0.01 for one per cent, or the coins.
       * @example 0.01
       */
      fee: components['schemas']['CoinAmount'];
    } | null;
    /** @description The requested settings, each under its code. Codes that were not requested are absent; codes that clients may not read are null. */
    SysparaValues: {
      /**
       * @description Address of customer service.
       * @example https://openmall.example/help
       */
      customer_service_url?: components['schemas']['SysparaText'];
      /**
       * @description Maximum number of pieces of one variant in an order, as digits.
       * @example 500
       */
      mall_max_goods_number_in_order?: components['schemas']['SysparaText'];
      /**
       * @description Days from receipt within which goods can be returned and the money is held, as digits; 0 for no returns.
       * @example 14
       */
      order_return_days?: components['schemas']['SysparaText'];
      /**
       * @description `1` while recharges are open.
       * @example 1
       */
      can_recharge?: components['schemas']['SysparaText'];
      /**
       * @description The reward of a first recharge.
       * @example 0
       */
      mall_first_recharge_rewards?: components['schemas']['SysparaText'];
      /**
       * @description Coins that a demo account starts with.
       * @example 1000
       */
      test_user_money?: components['schemas']['SysparaText'];
      withdraw_fee?: components['schemas']['SysparaWithdrawFee'];
      /**
       * @description The port of this host over which changes are pushed (events.yaml), as digits; null where nothing is pushed.
       * @example 5000
       */
      websocket_port?: components['schemas']['SysparaText'];
      /**
       * @description The whole address of the WebSocket where it is another one, for instance behind a proxy; else empty.
       * @example wss://mall.example/events
       */
      websocket_url?: components['schemas']['SysparaText'];
    };
    /** @description The requested settings. */
    SysparaGetSysparaByGetOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['SysparaValues'];
    };
    SysparaGetSysparaByGetAnswer:
      components['schemas']['SysparaGetSysparaByGetOk'] | components['schemas']['Failure'];
    /** @description The requested settings. */
    SysparaGetSysparaOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['SysparaValues'];
    };
    SysparaGetSysparaAnswer: components['schemas']['SysparaGetSysparaOk'] | components['schemas']['Failure'];
    /**
     * @description A user's name, e-mail address, or phone as area code and number without blanks.
     * @example amelia@example.com
     */
    LoginName: string;
    /**
     * Format: password
     * @description 6 to 12 letters, digits or special characters, kept exactly as typed.
     * @example Sunny-42day
     */
    LoginPassword: string;
    /**
     * Format: password
     * @description Proof of a solved slider; good for five minutes and one use.
     * @example sp_b81f6d0e92c7435a
     */
    SliderPass: string;
    /**
     * Format: password
     * @description The token of a new session, which the following calls send as `token`.
     * @example tk_Qm7vX0sKf9LbT4dR8wZ1aYc5Hn3Ej6Up
     */
    UserToken: string;
    /**
     * @description A display name, or null where none was chosen.
     * @example Amelia
     */
    OptionalDisplayName: string | null;
    /**
     * @description 4 to 32 letters or digits.
     * @example A7K2P9
     */
    InvitationCode: string;
    /** @description A new session and whose it is. */
    UserSession: {
      /** @description The token of the new session. */
      token: components['schemas']['UserToken'];
      /** @description The user's name; a phone is written without blanks. */
      username: components['schemas']['LoginName'];
      /** @description The display name; null or absent if none was chosen. */
      displayName?: components['schemas']['OptionalDisplayName'];
      /** @description Short code of the user: the key of the stored cart and the code with which friends are invited. */
      usercode: components['schemas']['InvitationCode'];
    };
    /** @description The login succeeded. */
    UserNewloginOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['UserSession'];
    };
    UserNewloginAnswer: components['schemas']['UserNewloginOk'] | components['schemas']['Failure'];
    /** @description The session has ended. */
    UserLogoutOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    UserLogoutAnswer: components['schemas']['UserLogoutOk'] | components['schemas']['Failure'];
    /**
     * @description Whether a user is there.
     * @example 1
     * @enum {integer}
     */
    Presence: 1 | 2 | 3;
    /** @description The heartbeat was received. */
    UserHeartbeatOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    UserHeartbeatAnswer: components['schemas']['UserHeartbeatOk'] | components['schemas']['Failure'];
    /**
     * @description Why a user closes the account, in the user's words.
     * @example I have moved and order from a nearer mall now.
     */
    ClosingReason: string;
    /**
     * Format: password
     * @description Exactly six digits.
     * @example 135790
     */
    FundPassword: string;
    /** @description The account is closed. */
    UserLogoffOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    UserLogoffAnswer: components['schemas']['UserLogoffOk'] | components['schemas']['Failure'];
    /** @description The login password has changed. */
    UserUpdateOldAndNewPswOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    UserUpdateOldAndNewPswAnswer:
      components['schemas']['UserUpdateOldAndNewPswOk'] | components['schemas']['Failure'];
    /** @description The fund password is set. */
    UserSetSafewordRegOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    UserSetSafewordRegAnswer:
      components['schemas']['UserSetSafewordRegOk'] | components['schemas']['Failure'];
    /** @description The fund password has changed. */
    UserUpdateOldAndNewSafewordOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    UserUpdateOldAndNewSafewordAnswer:
      components['schemas']['UserUpdateOldAndNewSafewordOk'] | components['schemas']['Failure'];
    /**
     * @description The network that a coin travels on, such as TRC20, ERC20 or OMNI.
     * @example TRC20
     */
    BlockchainName: string;
    /**
     * @description A coin that the mall takes and pays out.
     * @example USDT
     * @enum {string}
     */
    Coin: 'USDT' | 'ETH' | 'BTC' | 'USDC';
    /**
     * @description An address that coins can be paid out to: ERC20 begins with 0x, TRC20 with T, OMNI with 1 or 3.
     * @example TSjvDRttV55QwU7Wq69fob7shgyMEkNfij
     */
    WithdrawAddress: string;
    /**
     * @description The six digits that were sent or that an authenticator shows.
     * @example 482915
     */
    VerificationCode: string;
    /** @description The address is bound. */
    UserBindWithdrawAddressOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    UserBindWithdrawAddressAnswer:
      components['schemas']['UserBindWithdrawAddressOk'] | components['schemas']['Failure'];
    /**
     * @description An e-mail address or phone of which only the ends are shown, or null.
     * @example ame***@example.com
     */
    MaskedTarget: string | null;
    /** @description The methods by which a name can prove ownership. They follow from the name alone and do not reveal whether an account exists. */
    UserGetUserNameVerifTargetData: {
      /** @description The requested name. */
      username: components['schemas']['LoginName'];
      /** @description The phone that the name is, of which only the ends are shown; null for other names. */
      phone: components['schemas']['MaskedTarget'];
      /**
       * @description Whether a code can be sent to this phone.
       * @example false
       */
      phone_authority: boolean;
      /** @description The e-mail address that the name is, of which only the ends are shown; null for other names. */
      email: components['schemas']['MaskedTarget'];
      /**
       * @description Whether a code can be sent to this e-mail address.
       * @example true
       */
      email_authority: boolean;
      /**
       * @description Whether an authenticator's code may be used instead; false for every name, since it never replaces the password alone.
       * @example false
       */
      googleverif: boolean;
    };
    /** @description The methods of a name. */
    UserGetUserNameVerifTargetOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['UserGetUserNameVerifTargetData'];
    };
    UserGetUserNameVerifTargetAnswer:
      components['schemas']['UserGetUserNameVerifTargetOk'] | components['schemas']['Failure'];
    /**
     * @description Where a code that proves the owner of an account was sent to.
     * @example 2
     * @enum {integer}
     */
    SentCodeWay: 1 | 2;
    /** @description The login password is set anew. */
    UserResetpswOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    UserResetpswAnswer: components['schemas']['UserResetpswOk'] | components['schemas']['Failure'];
    /**
     * @description How a user proves to be the owner of the account.
     * @example 2
     * @enum {integer}
     */
    VerificationWay: 1 | 2 | 3;
    /** @description The fund password is set anew. */
    UserSetSafewordOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    UserSetSafewordAnswer: components['schemas']['UserSetSafewordOk'] | components['schemas']['Failure'];
    /**
     * @description A name, or null where there is none.
     * @example Amelia Hartley
     */
    OptionalName: string | null;
    /**
     * @description Area code, one space and number, or null where there is none.
     * @example 44 7700900123
     */
    OptionalPhone: string | null;
    /**
     * Format: email
     * @description An e-mail address, or null where there is none.
     * @example amelia@example.com
     */
    OptionalEmail: string | null;
    /**
     * @description Which of the mall's twenty avatar pictures, as text.
     * @example 1
     */
    AvatarNumber: string;
    /**
     * @description What kind of account it is, such as MEMBER, GUEST or TEST.
     * @example MEMBER
     */
    UserRole: string;
    /**
     * @description 1 when a fund password is set, else 0; never the password itself.
     * @example 1
     */
    FundPasswordSet: number;
    /**
     * @description Where an identity check stands: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for.
     * @example 2
     */
    VerificationStatus: number | null;
    /**
     * @description Wall time in UTC+8, `yyyy-MM-dd HH:mm:ss`, or null as long as it has not happened.
     * @example 2026-03-14 09:41:20
     */
    OptionalWireTime: string | null;
    /**
     * @description An IPv4 or IPv6 address, or null where there is none.
     * @example 203.0.113.24
     */
    OptionalIp: string | null;
    /**
     * Format: uri-reference
     * @description A web address, or null where there is none.
     * @example /files/agreements/northwind.pdf
     */
    OptionalUrl: string | null;
    /** @description The profile of the caller. */
    LocaluserGetData: {
      /** @description The name that the user logs in with. */
      username: components['schemas']['LoginName'];
      /** @description Short code of the user: the key of the stored cart and the code with which friends are invited. */
      usercode: components['schemas']['InvitationCode'];
      /** @description Real name from the identity check; null before it. */
      name: components['schemas']['OptionalName'];
      /** @description The display name; null or absent if none was chosen. */
      displayName?: components['schemas']['OptionalDisplayName'];
      /** @description The bound phone. */
      phone: components['schemas']['OptionalPhone'];
      /**
       * @description Whether the phone was confirmed by a code.
       * @example true
       */
      phoneverif: boolean;
      /** @description The bound e-mail address. */
      email: components['schemas']['OptionalEmail'];
      /**
       * @description Whether the e-mail address was confirmed by a code.
       * @example true
       */
      emailverif: boolean;
      /** @description The user's picture; 1 until the user chooses another. */
      avatar: components['schemas']['AvatarNumber'];
      /** @description Kind of the account: MEMBER for buyers and merchants, others for accounts of the mall itself. */
      userrole: components['schemas']['UserRole'];
      /** @description 1 for a merchant */
      roletype: components['schemas']['Flag'];
      /** @description Whether a fund password is set. */
      safeword: components['schemas']['FundPasswordSet'];
      /**
       * @description Whether the identity check has been passed.
       * @example true
       */
      identityverif: boolean;
      /**
       * @description Whether the advanced verification has been passed.
       * @example false
       */
      advancedverif: boolean;
      /** @description The identity check: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for. */
      kyc_status: components['schemas']['VerificationStatus'];
      /** @description The advanced verification: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for. */
      kyc_high_level_status: components['schemas']['VerificationStatus'];
      /**
       * @description Whether an authenticator is bound.
       * @example false
       */
      googleverif: boolean;
      /** @description Country from the identity check; null before it. */
      nationality: components['schemas']['OptionalName'];
      /** @description When the user last logged in; null before the first time. */
      lastlogintime: components['schemas']['OptionalWireTime'];
      /** @description Where that login came from; null where it is not kept. */
      lastloginip: components['schemas']['OptionalIp'];
      /** @description The agreement that a merchant signed; null for buyers. */
      signPdfUrl: components['schemas']['OptionalUrl'];
      /** @description The link with which the user invites friends. */
      url: components['schemas']['Url'];
      /** @description The same link as a QR picture; null where the client draws it. */
      usercode_qr: components['schemas']['OptionalImage'];
      /**
       * @description Whether the account is for trying out and not counted in the mall's figures.
       * @example false
       */
      test: boolean;
    };
    /** @description The profile of the caller. */
    LocaluserGetOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['LocaluserGetData'];
    };
    LocaluserGetAnswer: components['schemas']['LocaluserGetOk'] | components['schemas']['Failure'];
    /**
     * @description An e-mail address, or a phone as area code, one space and number, at least eight digits together.
     * @example amelia@example.com
     */
    AccountName: string;
    /**
     * @description Whether a name is a phone or an e-mail address.
     * @example 2
     * @enum {integer}
     */
    AccountKind: 1 | 2;
    /** @description The account exists and is logged in. */
    LocaluserRegisterNoVerifcodeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['UserSession'];
    };
    LocaluserRegisterNoVerifcodeAnswer:
      components['schemas']['LocaluserRegisterNoVerifcodeOk'] | components['schemas']['Failure'];
    /** @description The account exists and is logged in. */
    LocaluserRegisterWithVerifcodeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['UserSession'];
    };
    LocaluserRegisterWithVerifcodeAnswer:
      components['schemas']['LocaluserRegisterWithVerifcodeOk'] | components['schemas']['Failure'];
    /** @description The target is free to be bound. */
    LocaluserCheckEmailOrPhoneOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    LocaluserCheckEmailOrPhoneAnswer:
      components['schemas']['LocaluserCheckEmailOrPhoneOk'] | components['schemas']['Failure'];
    /**
     * @description Which of the mall's twenty avatar pictures.
     * @example 7
     */
    AvatarIndex: number;
    /** @description The avatar has changed. */
    LocaluserRefreshAvatarOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    LocaluserRefreshAvatarAnswer:
      components['schemas']['LocaluserRefreshAvatarOk'] | components['schemas']['Failure'];
    /** @description Which e-mails a user gets. */
    LocaluserMailSettingsData: {
      /** @description The proven address that e-mails go to. Null as long as none is proven. */
      email: string | null;
      /** @description E-mails about orders and deliveries. */
      orders: boolean;
      /** @description E-mails about refunds. */
      refunds: boolean;
      /** @description E-mails about money that arrives. */
      wallet: boolean;
      /** @description The newsletter. */
      newsletter: boolean;
    };
    /** @description Which e-mails the caller gets. */
    LocaluserMailSettingsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['LocaluserMailSettingsData'];
    };
    LocaluserMailSettingsAnswer:
      components['schemas']['LocaluserMailSettingsOk'] | components['schemas']['Failure'];
    /** @description The settings have changed. */
    LocaluserSetMailSettingsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    LocaluserSetMailSettingsAnswer:
      components['schemas']['LocaluserSetMailSettingsOk'] | components['schemas']['Failure'];
    /** @description A session of a user. Browser and system are guesses from what the browser said at the login. */
    OpenSession: {
      /**
       * @description The session.
       * @example se_20260314_0002
       */
      id: components['schemas']['Id'];
      /**
       * @description Name of the browser; null where it is unknown.
       * @example Firefox
       */
      browser: string | null;
      /**
       * @description Operating system; null where it is unknown.
       * @example Windows
       */
      system: string | null;
      /** @description When the user logged in. */
      createTime: components['schemas']['WireTime'];
      /** @description Whether this session makes the call. */
      isCurrent: boolean;
    };
    /** @description Where the caller is logged in. */
    LocaluserSessionsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description The open sessions, the latest login first. */
      data: components['schemas']['OpenSession'][];
    };
    LocaluserSessionsAnswer: components['schemas']['LocaluserSessionsOk'] | components['schemas']['Failure'];
    /** @description The sessions have ended. */
    LocaluserEndSessionsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    LocaluserEndSessionsAnswer:
      components['schemas']['LocaluserEndSessionsOk'] | components['schemas']['Failure'];
    /**
     * @description What happened. `newDevice` is a sign-in with a browser that the mall did not know; `accountReset` removed everything that had been set up before an address was proved.
     * @example passwordChanged
     * @enum {string}
     */
    SecurityEventKind:
      | 'login'
      | 'newDevice'
      | 'passwordChanged'
      | 'fundPasswordSet'
      | 'fundPasswordChanged'
      | 'fundPasswordReset'
      | 'authenticatorAdded'
      | 'authenticatorRemoved'
      | 'emailSet'
      | 'phoneSet'
      | 'withdrawAddressSet'
      | 'withdrawAddressReleaseRequested'
      | 'withdrawAddressRemoved'
      | 'sessionsEnded'
      | 'accountReset';
    /** @description Something that happened to the account of a user. Browser and system are guesses from what the browser said. */
    SecurityEvent: {
      /**
       * @description The event; later ones have higher numbers.
       * @example 12
       */
      id: components['schemas']['Count'];
      kind: components['schemas']['SecurityEventKind'];
      /**
       * @description Name of the browser; null where it is unknown.
       * @example Firefox
       */
      browser: string | null;
      /**
       * @description Operating system; null where it is unknown.
       * @example Windows
       */
      system: string | null;
      /** @description When it happened. */
      createTime: components['schemas']['WireTime'];
    };
    /** @description What happened to the account. */
    LocaluserSecurityEventsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description What happened, the latest first. */
      data: components['schemas']['SecurityEvent'][];
    };
    LocaluserSecurityEventsAnswer:
      components['schemas']['LocaluserSecurityEventsOk'] | components['schemas']['Failure'];
    /**
     * @description A display name of up to 32 characters in one line. An empty text removes the name.
     * @example Amelia
     */
    DisplayName: string;
    /** @description The display name has changed. */
    LocaluserSetDisplayNameOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    LocaluserSetDisplayNameAnswer:
      components['schemas']['LocaluserSetDisplayNameOk'] | components['schemas']['Failure'];
    /**
     * Format: password
     * @description Proof that a present binding is the caller's; good for ten minutes and one use.
     * @example bp_5e0c9a71d2f84b36
     */
    BindingProof: string;
    /** @description The proof that the present binding is the caller's. */
    LocaluserBeforeBindData: {
      /** @description What `localuser!bindEmailOrPhone` requires besides the new code. */
      verifyCode: components['schemas']['BindingProof'];
    };
    /** @description The present binding is proved. */
    LocaluserBeforeBindOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['LocaluserBeforeBindData'];
    };
    LocaluserBeforeBindAnswer:
      components['schemas']['LocaluserBeforeBindOk'] | components['schemas']['Failure'];
    /** @description The target is bound. */
    LocaluserBindEmailOrPhoneOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    LocaluserBindEmailOrPhoneAnswer:
      components['schemas']['LocaluserBindEmailOrPhoneOk'] | components['schemas']['Failure'];
    /**
     * @description An invitation code, or null where there is none.
     * @example M4T8QX
     */
    OptionalCode: string | null;
    /** @description How the caller invites friends and how many came. */
    LocaluserGetReferralData: {
      /** @description The code that friends enter when they register. */
      usercode: components['schemas']['InvitationCode'];
      /** @description The registration page with this code filled in. */
      url: components['schemas']['Url'];
      /** @description The same link as a QR picture; null where the client draws it. */
      usercode_qr: components['schemas']['OptionalImage'];
      /** @description Users who registered with this code. */
      inviteNum: components['schemas']['Count'];
      /** @description The code that the caller registered with, which can't be changed; null without one. */
      agentCode: components['schemas']['OptionalCode'];
    };
    /** @description How the caller invites friends. */
    LocaluserGetReferralOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['LocaluserGetReferralData'];
    };
    LocaluserGetReferralAnswer:
      components['schemas']['LocaluserGetReferralOk'] | components['schemas']['Failure'];
    /**
     * Format: password
     * @description The key that mall and authenticator share, in base32.
     * @example JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ
     */
    AuthenticatorSecret: string;
    /**
     * Format: password
     * @description The same key as an address that authenticators read from a QR picture.
     * @example otpauth://totp/openmall:amelia%40example.com?secret=JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ&issuer=openmall
     */
    AuthenticatorUri: string;
    /**
     * Format: password
     * @description A code that stands in for the authenticator once, should it get lost.
     * @example k7q2m-xw4fa
     */
    RecoveryCode: string;
    /** @description A new key for an authenticator, shown this once. */
    GoogleAuthGetData: {
      /** @description The new key, to be typed into an authenticator that can't read pictures. */
      secret: components['schemas']['AuthenticatorSecret'];
      /** @description The new key as an address, which the client draws as a QR picture itself. */
      uri: components['schemas']['AuthenticatorUri'];
      /** @description Eight recovery codes for the user to write down; they work from the moment of binding. */
      recoveryCodes: components['schemas']['RecoveryCode'][];
    };
    /** @description A new key. */
    GoogleAuthGetOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['GoogleAuthGetData'];
    };
    GoogleAuthGetAnswer: components['schemas']['GoogleAuthGetOk'] | components['schemas']['Failure'];
    /** @description The authenticator is bound. */
    GoogleAuthBindOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    GoogleAuthBindAnswer: components['schemas']['GoogleAuthBindOk'] | components['schemas']['Failure'];
    /**
     * Format: password
     * @description The six digits that the authenticator shows, or a recovery code.
     * @example 482915
     */
    AuthenticatorProof: string;
    /** @description The authenticator is bound no longer. */
    GoogleAuthUnbindOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    GoogleAuthUnbindAnswer: components['schemas']['GoogleAuthUnbindOk'] | components['schemas']['Failure'];
    /** @description The code is on its way. */
    JscodeExecuteOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    JscodeExecuteAnswer: components['schemas']['JscodeExecuteOk'] | components['schemas']['Failure'];
    /**
     * @description What a code is for; it works for nothing else.
     * @example resetPassword
     * @enum {string}
     */
    CodePurpose: 'resetPassword' | 'fundPassword' | 'beforeBind' | 'bind';
    /** @description The code is on its way. */
    IdcodeExecuteOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    IdcodeExecuteAnswer: components['schemas']['IdcodeExecuteOk'] | components['schemas']['Failure'];
    /**
     * @description A picture as a data address, or its address relative to the server or on https.
     * @example /pictures/slider/harbour.webp
     */
    SliderPicture: string;
    /**
     * @description Pixels of the background picture.
     * @example 172
     */
    SliderPixels: number;
    /** @description A background with a gap, and the piece that fits it once it is moved to the right place. */
    SliderChallengeData: {
      /** @description The challenge; good for two minutes and one answer. */
      challengeId: components['schemas']['Id'];
      /** @description The picture with the gap. */
      background: components['schemas']['SliderPicture'];
      /** @description The piece to be moved. */
      piece: components['schemas']['SliderPicture'];
      /** @description Where the upper edge of the piece lies, counted from the top of the background. */
      y: components['schemas']['SliderPixels'];
      /** @description Width of the background. */
      width: components['schemas']['SliderPixels'];
      /** @description Height of the background. */
      height: components['schemas']['SliderPixels'];
      /** @description Width of the piece. */
      pieceWidth: components['schemas']['SliderPixels'];
      /** @description Height of the piece. */
      pieceHeight: components['schemas']['SliderPixels'];
    };
    /** @description A challenge. */
    SliderChallengeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['SliderChallengeData'];
    };
    SliderChallengeAnswer: components['schemas']['SliderChallengeOk'] | components['schemas']['Failure'];
    /** @description What a right answer earns. */
    SliderVerifyData: {
      /** @description Proof to be sent with a login, a registration or a request for a code. */
      sliderPass: components['schemas']['SliderPass'];
    };
    /** @description The piece fits. */
    SliderVerifyOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['SliderVerifyData'];
    };
    SliderVerifyAnswer: components['schemas']['SliderVerifyOk'] | components['schemas']['Failure'];
    /**
     * @description Number of an identity document, or null before one was given.
     * @example K7702913
     */
    OptionalDocumentNumber: string | null;
    /** @description The caller's identity check; every field is null before the first application. */
    KycApplication: {
      /** @description Where the check stands: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for. */
      status: components['schemas']['VerificationStatus'];
      /** @description Why the application was refused; null otherwise. */
      msg: components['schemas']['OptionalText'];
      /** @description Kind of the document. */
      idname: components['schemas']['OptionalName'];
      /** @description Number of the document. */
      idnumber: components['schemas']['OptionalDocumentNumber'];
      /** @description Real name as the document has it. */
      name: components['schemas']['OptionalName'];
      /** @description Country that issued the document. */
      nationality: components['schemas']['OptionalName'];
      /** @description Front of the document, as it was sent. */
      idimg_1: components['schemas']['OptionalImage'];
      /** @description Back of the document, as it was sent. */
      idimg_2: components['schemas']['OptionalImage'];
      /** @description The applicant holding the document, as it was sent. */
      idimg_3: components['schemas']['OptionalImage'];
      /** @description Where the caller, and nobody else, can see the front now. */
      idimg_1_path: components['schemas']['OptionalImage'];
      /** @description Where the caller, and nobody else, can see the back now. */
      idimg_2_path: components['schemas']['OptionalImage'];
      /** @description Where the caller, and nobody else, can see the third picture now. */
      idimg_3_path: components['schemas']['OptionalImage'];
      /** @description When it was applied for last. */
      apply_time: components['schemas']['OptionalWireTime'];
      /** @description When it was decided; null before. */
      operation_time: components['schemas']['OptionalWireTime'];
    };
    /** @description The caller's identity check. */
    KycGetOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['KycApplication'];
    };
    KycGetAnswer: components['schemas']['KycGetOk'] | components['schemas']['Failure'];
    /**
     * @description A full name in the letters of any script, 2 to 64 characters with what stands between them; no digits.
     * @example Amelia Hartley
     */
    PersonName: string;
    /**
     * @description Kind of an identity document, in the user's words.
     * @example Passport
     */
    DocumentKind: string;
    /**
     * @description Number of an identity card or passport, 4 to 32 letters or digits.
     * @example K7702913
     */
    DocumentNumber: string;
    /**
     * @description Name of the country that issued a document.
     * @example United Kingdom
     */
    Nationality: string;
    /** @description The application is made. */
    KycApplyOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    KycApplyAnswer: components['schemas']['KycApplyOk'] | components['schemas']['Failure'];
    /** @description The caller's advanced verification; every field is null before the first application. */
    KycHighLevelApplication: {
      /** @description Where the verification stands: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for. */
      status: components['schemas']['VerificationStatus'];
      /** @description Why the application was refused; null otherwise. */
      msg: components['schemas']['OptionalText'];
      /** @description Where the applicant lives. */
      home_place: components['schemas']['OptionalText'];
      /** @description Where the applicant works; null if not given. */
      work_place: components['schemas']['OptionalText'];
      /** @description A bill or letter with name and address, as it was sent. */
      idimg_1: components['schemas']['OptionalImage'];
      /** @description The applicant holding the identity document, as it was sent. */
      idimg_2: components['schemas']['OptionalImage'];
      /** @description Where the caller, and nobody else, can see the bill or letter now. */
      idimg_1_path: components['schemas']['OptionalImage'];
      /** @description Where the caller, and nobody else, can see the second picture now. */
      idimg_2_path: components['schemas']['OptionalImage'];
      /** @description When it was applied for last. */
      apply_time: components['schemas']['OptionalWireTime'];
      /** @description When it was decided; null before. */
      operation_time: components['schemas']['OptionalWireTime'];
    };
    /** @description The caller's advanced verification. */
    KycHighLevelGetOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['KycHighLevelApplication'];
    };
    KycHighLevelGetAnswer: components['schemas']['KycHighLevelGetOk'] | components['schemas']['Failure'];
    /**
     * @description Street, house, town and country on one line.
     * @example 14 Harbour Lane, Bristol BS1 5TY, United Kingdom
     */
    Residence: string;
    /** @description The application is made. */
    KycHighLevelApplyOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    KycHighLevelApplyAnswer: components['schemas']['KycHighLevelApplyOk'] | components['schemas']['Failure'];
    /**
     * @description Area code, one space, and a number; at least eight digits together, four of them in the number.
     * @example 44 7700900123
     */
    AreaPhone: string;
    /**
     * @description Name of the person or firm that receives the parcel, 1 to 64 characters.
     * @example Amelia Hartley
     */
    AddressContacts: string;
    /**
     * @description Street and number, and other details for the carrier.
     * @example 14 Rosebery Avenue, Flat 3
     */
    AddressLine: string;
    /**
     * @description An e-mail address, or null or empty where none was given.
     * @example amelia@example.com
     */
    AddressOptionalEmail: string | null;
    /**
     * @description A postcode, or null or empty where none was given.
     * @example EC1R 4TD
     */
    AddressOptionalPostcode: string | null;
    /**
     * @description Name of a country.
     * @example United Kingdom
     */
    AddressCountryName: string;
    /**
     * @description Name of a country, state or city.
     * @example England
     */
    AddressPlaceName: string;
    /**
     * @description Number of a country, state or city in the lists of this mall; 0 stands for a place that no list has.
     * @example 826
     */
    AddressPlaceId: number;
    /** @description One entry of a buyer's address book. Orders keep a copy, so that a later change touches no order. */
    Address: {
      /** @description The address. */
      id: components['schemas']['Id'];
      /** @description Whether this is the default address. Exactly one address of a buyer who has any is. */
      use: components['schemas']['Flag'];
      /** @description Phone of the receiver: area code, one space, number. */
      phone: components['schemas']['AreaPhone'];
      contacts: components['schemas']['AddressContacts'];
      address: components['schemas']['AddressLine'];
      /** @description Where the carrier may write to. */
      email: components['schemas']['AddressOptionalEmail'];
      postcode: components['schemas']['AddressOptionalPostcode'];
      /** @description Country by its name in the caller's language where countryId says which, else as it was written. */
      country: components['schemas']['AddressCountryName'];
      /** @description State or province by name; empty where the country has none. */
      province: components['schemas']['AddressPlaceName'];
      /** @description City by name; may be empty. */
      city: components['schemas']['AddressPlaceName'];
      /** @description Country, as numbered by address!listCountry. */
      countryId: components['schemas']['AddressPlaceId'];
      /** @description State, as numbered by address!listState; 0 for none. */
      provinceId: components['schemas']['AddressPlaceId'];
      /** @description City, as numbered by address!listCity; 0 for none. */
      cityId: components['schemas']['AddressPlaceId'];
    };
    /** @description The whole address book of a buyer. */
    AddressListData: {
      /** @description The addresses, the default one first, then the newest first. */
      pageList: components['schemas']['Address'][];
    };
    /** @description The address book. */
    AddressListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['AddressListData'];
    };
    AddressListAnswer: components['schemas']['AddressListOk'] | components['schemas']['Failure'];
    /**
     * @description 3 to 32 letters, digits, blanks or hyphens.
     * @example EC1R 4TD
     */
    AddressPostcode: string;
    /**
     * @description The country's calling code, digits only.
     * @example 44
     */
    AreaCode: string;
    /** @description The address was added. */
    AddressAddOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    AddressAddAnswer: components['schemas']['AddressAddOk'] | components['schemas']['Failure'];
    /** @description The address was changed. */
    AddressEditOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    AddressEditAnswer: components['schemas']['AddressEditOk'] | components['schemas']['Failure'];
    /** @description The address is deleted. */
    AddressDelOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    AddressDelAnswer: components['schemas']['AddressDelOk'] | components['schemas']['Failure'];
    /** @description A country that can be delivered to. */
    AddressCountry: {
      /** @description Number of the country. */
      id: components['schemas']['AddressPlaceId'];
      /** @description Name of the country in the caller's language. */
      countryName: components['schemas']['AddressCountryName'];
      /** @description Calling code of the country. */
      areaCode?: components['schemas']['AreaCode'];
    };
    /** @description The countries that can be delivered to. */
    AddressListCountryData: {
      /** @description The countries, by name. */
      data: components['schemas']['AddressCountry'][];
    };
    /** @description The countries. */
    AddressListCountryOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['AddressListCountryData'];
    };
    AddressListCountryAnswer:
      components['schemas']['AddressListCountryOk'] | components['schemas']['Failure'];
    /** @description A state, province or region of a country. */
    AddressState: {
      /** @description Number of the state. */
      id: components['schemas']['AddressPlaceId'];
      /** @description Name of the state. */
      stateName: components['schemas']['AddressPlaceName'];
    };
    /** @description The states of a country. */
    AddressListStateData: {
      /** @description The states, by name; empty where the country has none. */
      data: components['schemas']['AddressState'][];
    };
    /** @description The states of a country. */
    AddressListStateOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['AddressListStateData'];
    };
    AddressListStateAnswer: components['schemas']['AddressListStateOk'] | components['schemas']['Failure'];
    /** @description A city of a state. */
    AddressCity: {
      /** @description Number of the city. */
      id: components['schemas']['AddressPlaceId'];
      /** @description Name of the city. */
      cityName: components['schemas']['AddressPlaceName'];
    };
    /** @description The cities of a state. */
    AddressListCityData: {
      /** @description The cities, by name; empty where the state has none. */
      data: components['schemas']['AddressCity'][];
    };
    /** @description The cities of a state. */
    AddressListCityOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['AddressListCityData'];
    };
    AddressListCityAnswer: components['schemas']['AddressListCityOk'] | components['schemas']['Failure'];
    /**
     * @description Rises with each change of the cart. Of two answers, the one with the larger revision is the newer one; 0 for a cart that was never used.
     * @example 12
     */
    CartRevision: number;
    /** @description One choice that makes up the ordered variant. */
    OrderAttribute: {
      /**
       * @description What was chosen, in the caller's language.
       * @example Colour
       */
      attrName: components['schemas']['Label'];
      /**
       * @description The choice in the caller's language.
       * @example Navy
       */
      attrValue: components['schemas']['Label'];
    };
    /**
     * @description Key of the error in the catalogue that order!submit would answer because of this line.
     * @example insufficientStock
     * @enum {string}
     */
    OrderProblem:
      | 'goodsNotFound'
      | 'productRemoved'
      | 'skuNotFound'
      | 'insufficientStock'
      | 'aboveMaximumQuantity'
      | 'belowMinimumOrder'
      | 'ownStoreGoods';
    /** @description A line of the cart, with what its goods cost now. */
    CartLine: {
      /** @description The goods. */
      sellerGoodsId: components['schemas']['Id'];
      /** @description The variant; `-1` for goods without variants. */
      skuId: components['schemas']['Id'];
      /** @description Pieces in the cart; may be more than can be bought now. */
      goodsNum: components['schemas']['Quantity'];
      /**
       * @description Whether the line is saved for later instead of the next order.
       * @example 0
       */
      isLater: components['schemas']['Flag'];
      /** @description Name of the goods now. */
      goodsName: components['schemas']['Label'];
      /** @description Picture of the variant. */
      goodsIcon: components['schemas']['ImageUrl'];
      /** @description What makes up the variant; empty for goods without variants and for variants that are gone. */
      attributes: components['schemas']['OrderAttribute'][];
      /** @description What one piece costs now after discount, in dollars; larger quantities may cost less. */
      price: components['schemas']['DollarAmount'];
      /** @description Prices by quantity, as those of a variant in sellerGoods!info. */
      priceTiers: components['schemas']['GoodsPriceTier'][];
      /** @description Pieces that can be bought now; 0 if none or if the variant is gone. */
      stock: components['schemas']['Count'];
      /**
       * @description Fewest pieces that one order may take.
       * @example 1
       */
      buyMin: components['schemas']['Quantity'];
      /** @description The store. */
      sellerId: components['schemas']['Id'];
      /**
       * @description Name of the store.
       * @example Northwind Outfitters
       */
      sellerName: components['schemas']['Label'];
      /**
       * @description The goods sum in dollars from which an order of the store has no freight; null where it does not offer that.
       * @example 79
       */
      freeDeliveryFrom: components['schemas']['OrderOptionalMoney'];
      /** @description What would make order!submit refuse this line; empty if nothing. */
      problems: components['schemas']['OrderProblem'][];
    };
    /** @description The cart of an account. */
    CartData: {
      revision: components['schemas']['CartRevision'];
      /** @description The lines, the latest first. */
      lines: components['schemas']['CartLine'][];
    };
    /** @description The cart. */
    CartListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['CartData'];
    };
    CartListAnswer: components['schemas']['CartListOk'] | components['schemas']['Failure'];
    /**
     * @description Quadruplets, all joined by commas: sellerGoodsId, skuId (`-1` for goods without variants), number of pieces, and `1` if the line is saved for later, otherwise `0`. At most 100 quadruplets; of two for the same variant the last one counts.
     * @example g_canvas_sneaker,sk_sneaker_navy_42,2,0,g_wool_beanie,-1,0,0,g_iron_teapot,-1,1,1
     */
    CartLinesText: string;
    /** @description The cart after the change. */
    CartPutOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['CartData'];
    };
    CartPutAnswer: components['schemas']['CartPutOk'] | components['schemas']['Failure'];
    /** @description A line that was not taken into the cart. */
    CartLeftOut: {
      /** @description The goods. */
      sellerGoodsId: components['schemas']['Id'];
      /** @description The variant. */
      skuId: components['schemas']['Id'];
      /** @description The pieces that were named. */
      goodsNum: components['schemas']['Count'];
      /**
       * @description Key of the error in the catalogue that says why.
       * @example productRemoved
       * @enum {string}
       */
      problem: 'goodsNotFound' | 'productRemoved' | 'skuNotFound' | 'cartLimit';
    };
    /** @description The cart of an account after another cart was merged into it. */
    CartMergeData: {
      revision: components['schemas']['CartRevision'];
      /** @description The lines, the latest first. */
      lines: components['schemas']['CartLine'][];
      /** @description Lines that were not taken; empty if all were. */
      leftOut: components['schemas']['CartLeftOut'][];
    };
    /** @description The merged cart. */
    CartMergeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['CartMergeData'];
    };
    CartMergeAnswer: components['schemas']['CartMergeOk'] | components['schemas']['Failure'];
    /**
     * @description Triplets, all joined by commas: sellerGoodsId, skuId (`-1` for goods without variants), number of pieces. At most 100 triplets.
     * @example g_canvas_sneaker,sk_sneaker_navy_42,2,g_wool_beanie,-1,7,g_iron_teapot,-1,1,g_paper_lamp,-1,2
     */
    OrderInfoText: string;
    /**
     * @description The buyer's note to the store, at most 200 characters.
     * @example Please ring twice.
     */
    OrderRemarks: string;
    /**
     * @description Made by the client, new for each form and the same for each repeat of it.
     * @example sub_5f3c9a7e41d2
     */
    OrderSubmitToken: string;
    /**
     * @description Pairs, all joined by commas: sellerId and the code of the coupon for the order of that store. One coupon an order, so each store at most once.
     * @example st_northwind,TRAIL10,st_kumo,WELCOME5
     */
    CouponChoices: string;
    /**
     * @description A number that people read out or write down: nine digits and a check digit after ISO 7064 MOD 11,10. Requests and addresses take the identifier.
     * @example 5310268475
     */
    RecordNumber: string;
    /** @description An order that was placed. Goods of several stores make one order a store. */
    OrderSubmitItem: {
      /** @description The order, under the name that all other answers have. */
      id?: components['schemas']['Id'];
      /**
       * @deprecated
       * @description The same id under the name of older clients.
       */
      orderId: components['schemas']['Id'];
      /** @description The number of the order for people. */
      number?: components['schemas']['RecordNumber'];
      /** @description Goods after discount in dollars. */
      prizeReal: components['schemas']['DollarAmount'];
      /** @description Freight and service fee together in dollars. */
      fees: components['schemas']['DollarAmount'];
      /** @description Tax in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description Freight in dollars: dispatchFee, longDistanceFee and deliveryFee together. */
      freight?: components['schemas']['DollarAmount'];
      /** @description Part of freight in dollars for handing over at the store. */
      dispatchFee?: components['schemas']['DollarAmount'];
      /** @description Part of freight in dollars for the transport between regions. */
      longDistanceFee?: components['schemas']['DollarAmount'];
      /** @description Part of freight in dollars for the delivery to the door. */
      deliveryFee?: components['schemas']['DollarAmount'];
      /** @description What the mall takes for its service in dollars. */
      serviceFee?: components['schemas']['DollarAmount'];
      /** @description What the discounts of the goods take off, in dollars; prizeReal is without it already. */
      discount?: components['schemas']['DollarAmount'];
      /**
       * @description What the coupon of the order takes off in dollars; 0 without one.
       * @example 0
       */
      couponDiscount?: components['schemas']['DollarAmount'];
      /** @description What order!pay charges in dollars: prizeReal, fees and tax together, less couponDiscount. */
      total?: components['schemas']['DollarAmount'];
    };
    /** @description The orders that were placed. */
    OrderSubmitData: {
      /** @description One order a store, in the order in which the stores were first named. */
      orderList: components['schemas']['OrderSubmitItem'][];
    };
    /** @description The orders were placed. */
    OrderSubmitOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['OrderSubmitData'];
    };
    OrderSubmitAnswer: components['schemas']['OrderSubmitOk'] | components['schemas']['Failure'];
    /**
     * @description One or several orders, joined by commas.
     * @example or_20260314_0001,or_20260314_0002
     */
    OrderIds: string;
    /** @description All the orders are paid. */
    OrderPayOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    OrderPayAnswer: components['schemas']['OrderPayOk'] | components['schemas']['Failure'];
    /**
     * @description Why a buyer cancels an order that is not paid.
     * @example 0
     * @enum {integer}
     */
    CancelReason: 0 | 1 | 2 | 3 | 4;
    /** @description The order is cancelled. */
    OrderCancelOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    OrderCancelAnswer: components['schemas']['OrderCancelOk'] | components['schemas']['Failure'];
    /**
     * @description Where an order stands: `-1` Cancelled, `0` PendingPayment, `1` Paid, `2` Confirmed, `3` Shipped, `4` Received, `5` Reviewed, `6` Refund.
     * @example 1
     * @enum {integer}
     */
    OrderStatus: -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;
    /**
     * @description Where the refund of an order stands: `0` None, `1` Refunding, `2` Succeeded, `3` Failed.
     * @example 0
     * @enum {integer}
     */
    RefundStatus: 0 | 1 | 2 | 3;
    /** @description One line of an order, as a list of orders shows it. */
    OrderPreview: {
      /** @description The goods, as sellerGoods!info knows them. */
      goodsId: components['schemas']['Id'];
      /** @description The variant; `-1` for goods without variants. */
      skuId: components['schemas']['Id'];
      /** @description Name of the goods when they were ordered. */
      goodsName: components['schemas']['Label'];
      /** @description Picture of the variant. */
      goodsIcon: components['schemas']['ImageUrl'];
      /**
       * @description Pieces ordered.
       * @example 2
       */
      goodsNum: components['schemas']['Count'];
      /** @description Price of one piece after discount in dollars. */
      goodsReal: components['schemas']['DollarAmount'];
      /** @description What makes up the variant; empty for goods without variants. */
      attributes: components['schemas']['OrderAttribute'][];
    };
    /**
     * @description Milliseconds since 1970, or null where nothing runs out.
     * @example 1773538013000
     */
    OrderOptionalDeadline: number | null;
    /**
     * @description Where a return, or the report of a parcel that never arrived, stands: `0` None, `1` Requested, `2` Accepted, `3` SentBack, `4` Refunded, `5` Refused, `6` Disputed, `7` Closed.
     * @example 1
     * @enum {integer}
     */
    ReturnCaseStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
    /** @description An order in a list. */
    OrderMain: {
      /** @description The order. */
      id: components['schemas']['Id'];
      /** @description The number of the order for people. */
      number?: components['schemas']['RecordNumber'];
      /** @description The buyer. */
      partyId: components['schemas']['Id'];
      /** @description Login name of the buyer. */
      username: components['schemas']['Label'];
      /** @description Where the order stands. */
      status: components['schemas']['OrderStatus'];
      /** @description Pieces in all. */
      goodsCount: components['schemas']['Count'];
      /** @description Goods after discount in dollars, called prizeReal elsewhere. */
      priceCount: components['schemas']['DollarAmount'];
      /** @description Name of the store. */
      goodsFrom: components['schemas']['Label'];
      /** @description Where its refund stands. */
      returnStatus: components['schemas']['RefundStatus'];
      /** @description Freight and service fee together in dollars. */
      fees: components['schemas']['DollarAmount'];
      /** @description Tax in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description Whether the store is still open. */
      sellerStatus: components['schemas']['OpenFlag'];
      /** @description When the order was placed. */
      createTime?: components['schemas']['WireTime'];
      /** @description The store. */
      sellerId?: components['schemas']['Id'];
      /** @description The first three lines of the order. */
      goods?: components['schemas']['OrderPreview'][];
      /** @description Lines in all, of which goods shows three. */
      lineCount?: components['schemas']['Count'];
      /** @description Freight in dollars. */
      freight?: components['schemas']['DollarAmount'];
      /** @description What the order costs in all, in dollars. */
      total?: components['schemas']['DollarAmount'];
      /**
       * @description What all granted refunds have paid back, in dollars.
       * @example 0
       */
      refundedTotal?: components['schemas']['DollarAmount'];
      /** @description When the order is cancelled if it is still unpaid; null once it is paid or cancelled. */
      payDeadline?: components['schemas']['OrderOptionalDeadline'];
      /** @description Whether the buyer has already reminded the store. */
      reminded?: components['schemas']['Flag'];
      /**
       * @description Whether the carrier has handed over the parcel of a shipped order; `orderLog!list` tells when.
       * @example 0
       */
      delivered?: components['schemas']['Flag'];
      /**
       * @description Until when the store ships. From then on a refund of all that is left is granted at once. Null unless the order is paid and not shipped.
       * @example null
       */
      shipDeadline?: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description When a delivered order counts as received if the buyer says nothing; null unless it is delivered and not received.
       * @example null
       */
      receiptDeadline?: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description When the requested refund is granted if the store has not decided; null without one.
       * @example null
       */
      refundDeadline?: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description Where the last return stands, or the last report of a parcel that never arrived; 0 without one.
       * @example 0
       */
      returnState?: components['schemas']['ReturnCaseStatus'];
      /**
       * @description Until when goods of a received order may be returned; null before receipt. Until then the mall holds the money.
       * @example null
       */
      returnDeadline?: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description From when on a shipped order that nobody has delivered may be reported as never arrived; null unless it is on its way.
       * @example null
       */
      arrivalDeadline?: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description When the open return goes on by itself; null without one.
       * @example null
       */
      returnStepDeadline?: components['schemas']['OrderOptionalDeadline'];
    };
    /** @description One page of orders. */
    OrderListMainData: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The orders of this page, newest first. */
      pageList: components['schemas']['OrderMain'][];
    };
    /** @description One page of orders. */
    OrderListMainOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['OrderListMainData'];
    };
    OrderListMainAnswer: components['schemas']['OrderListMainOk'] | components['schemas']['Failure'];
    /**
     * @description Wall time in UTC+8, or null before it happened.
     * @example 2026-03-15 08:02:11
     */
    OrderOptionalTime: string | null;
    /**
     * @description A short text, or null where there is none.
     * @example Nordic Parcel
     */
    OrderOptionalLabel: string | null;
    /**
     * @description -1 cancelled before payment, 0 unpaid, 1 paid.
     * @example 1
     */
    OrderPayStatus: number;
    /**
     * @description How an order can be paid. `balance` is the wallet of the mall, `ewallet` an account elsewhere, `card` a credit or debit card, `crypto` a coin on its chain.
     * @example balance
     * @enum {string}
     */
    PaymentMethodCode: 'balance' | 'ewallet' | 'card' | 'crypto';
    /**
     * @description Why a buyer wants the money back.
     * @example 2
     * @enum {integer}
     */
    RefundReason: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
    /**
     * @description An opaque identifier, or null for none.
     * @example ad_home
     */
    OrderOptionalId: string | null;
    /** @description Pieces of one line in a refund, with their share of the sums of the order. */
    OrderRefundLine: {
      /** @description The goods. */
      goodsId: components['schemas']['Id'];
      /** @description The variant; `-1` for goods without variants. */
      skuId: components['schemas']['Id'];
      /** @description Name of the goods when they were ordered. */
      goodsName: components['schemas']['Label'];
      /** @description Picture of the variant. */
      goodsIcon: components['schemas']['ImageUrl'];
      /** @description What makes up the variant; empty for goods without variants. */
      attributes: components['schemas']['OrderAttribute'][];
      /**
       * @description Pieces to refund.
       * @example 1
       */
      goodsNum: components['schemas']['Count'];
      /** @description What the refunded goods cost after discount, in dollars. */
      goodsTotal: components['schemas']['DollarAmount'];
      /**
       * @description Their share of what the coupon took off, which is not paid back, in dollars.
       * @example 0
       */
      couponDiscount: components['schemas']['DollarAmount'];
      /** @description Their share of the freight in dollars. */
      freight: components['schemas']['DollarAmount'];
      /** @description Their share of the tax in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description Their share of the service fee in dollars. */
      serviceFee: components['schemas']['DollarAmount'];
      /** @description What goes back to the wallet in dollars: goodsTotal, freight, tax and serviceFee, less couponDiscount. */
      total: components['schemas']['DollarAmount'];
    };
    /** @description A refund that was asked for. */
    OrderRefund: {
      /**
       * @description The refund.
       * @example rf_20260218_0001
       */
      id: components['schemas']['Id'];
      /** @description Where it stands; never 0. */
      state: components['schemas']['RefundStatus'];
      /** @description Whether all was asked for that was left of the order. */
      isWhole: components['schemas']['Flag'];
      /** @description Why the buyer asked for it. */
      reason: components['schemas']['RefundReason'];
      /**
       * @description What the buyer wrote.
       * @example I ordered the wrong size.
       */
      remark: components['schemas']['OptionalText'];
      /** @description When it was requested. */
      createTime: components['schemas']['WireTime'];
      /**
       * @description When it was decided; null before.
       * @example null
       */
      decideTime: components['schemas']['OrderOptionalTime'];
      /**
       * @description When it is granted if the store has not decided; null once it is decided.
       * @example null
       */
      deadline: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description Whether it was granted because the store did not act in time.
       * @example 0
       */
      byDefault: components['schemas']['Flag'];
      /**
       * @description What the store answered; null for nothing.
       * @example null
       */
      answer: components['schemas']['OptionalText'];
      /**
       * @description The return that it pays back; null for a refund before shipment.
       * @example null
       */
      returnId: components['schemas']['OrderOptionalId'];
      /** @description The pieces of the refund, in the order of the order. */
      lines: components['schemas']['OrderRefundLine'][];
      /** @description What the refunded goods cost after discount, in dollars. */
      goodsTotal: components['schemas']['DollarAmount'];
      /**
       * @description Their share of what the coupon took off, which is not paid back, in dollars.
       * @example 0
       */
      couponDiscount: components['schemas']['DollarAmount'];
      /** @description Their share of the freight in dollars. */
      freight: components['schemas']['DollarAmount'];
      /** @description Their share of the tax in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description Their share of the service fee in dollars. */
      serviceFee: components['schemas']['DollarAmount'];
      /** @description What goes back to the wallet in dollars: goodsTotal, freight, tax and serviceFee, less couponDiscount. */
      total: components['schemas']['DollarAmount'];
    };
    /**
     * @description A return, or the report of a parcel that never arrived.
     * @example rc_20260305_0001
     */
    ReturnId: string;
    /** @description A return, or the report of a parcel that never arrived. */
    OrderReturnCase: {
      id: components['schemas']['ReturnId'];
      /** @description Where it stands; never 0. */
      state: components['schemas']['ReturnCaseStatus'];
      /**
       * @description Whether the parcel never arrived. Nothing is sent back then.
       * @example 0
       */
      isMissing: components['schemas']['Flag'];
      /**
       * @description Whether freight and service fee stay: goods that are in order come back.
       * @example 0
       */
      keepsCosts: components['schemas']['Flag'];
      /** @description Why the buyer wants the money back. */
      reason: components['schemas']['RefundReason'];
      /**
       * @description What the buyer wrote.
       * @example The seam is open.
       */
      remark: components['schemas']['OptionalText'];
      /** @description Pictures of the buyer. */
      images: components['schemas']['ImageUrl'][];
      /** @description When it was requested. */
      createTime: components['schemas']['WireTime'];
      /**
       * @description When the store answered; null before.
       * @example null
       */
      decideTime: components['schemas']['OrderOptionalTime'];
      /**
       * @description When the buyer sent the goods back; null before.
       * @example null
       */
      sentTime: components['schemas']['OrderOptionalTime'];
      /**
       * @description When one side called for a decision of the mall; null before.
       * @example null
       */
      disputeTime: components['schemas']['OrderOptionalTime'];
      /**
       * @description When it ended; null before.
       * @example null
       */
      closeTime: components['schemas']['OrderOptionalTime'];
      /** @description When it goes on by itself: an unanswered request is accepted, goods that were not sent in time close it, an arrival that is not confirmed is paid back, a refusal that nobody disputes stands. Null once it has ended. */
      deadline: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description Whether the last step was taken because somebody let the time pass.
       * @example 0
       */
      byDefault: components['schemas']['Flag'];
      /**
       * @description Why the store refused; null if it did not.
       * @example null
       */
      answer: components['schemas']['OptionalText'];
      /**
       * @description What the side that called for a decision says; null without one.
       * @example null
       */
      dispute: components['schemas']['OptionalText'];
      /**
       * @description Whether the store called for the decision.
       * @example 0
       */
      disputedByStore: components['schemas']['Flag'];
      /**
       * @description Why the mall decided as it did; null before.
       * @example null
       */
      verdict: components['schemas']['OptionalText'];
      /**
       * @description The carrier of the parcel back; null before.
       * @example null
       */
      carrier: components['schemas']['OrderOptionalLabel'];
      /**
       * @description The number of the parcel back; null before.
       * @example null
       */
      trackingNumber: components['schemas']['OrderOptionalLabel'];
      /** @description The pieces of the return, in the order of the order. */
      lines: components['schemas']['OrderRefundLine'][];
      /** @description What goes back to the wallet in dollars if all is granted. */
      total: components['schemas']['DollarAmount'];
      /**
       * @description What went back to the wallet, in dollars.
       * @example 0
       */
      refundedTotal: components['schemas']['DollarAmount'];
    };
    /** @description Everything about an order except its lines and its log. */
    OrderDetails: {
      /** @description The order. */
      id: components['schemas']['Id'];
      /** @description The number of the order for people. */
      number?: components['schemas']['RecordNumber'];
      /** @description When the order was placed. */
      createTime: components['schemas']['WireTime'];
      /** @description Where the order stands. */
      status: components['schemas']['OrderStatus'];
      /** @description When the store shipped it; null before. */
      pushTime: components['schemas']['OrderOptionalTime'];
      /** @description The buyer. */
      partyId: components['schemas']['Id'];
      /** @description Login name of the buyer. */
      username: components['schemas']['Label'];
      /**
       * @description Phone of the receiver; only its first and last three digits unless `type=1` was asked.
       * @example 44 770****123
       */
      phone: components['schemas']['Label'];
      /**
       * @description E-mail address of the receiver, shortened unless `type=1` was asked.
       * @example ame****@example.com
       */
      email: components['schemas']['OrderOptionalLabel'];
      /**
       * @description Who receives the parcel.
       * @example Amelia Hartley
       */
      contacts: components['schemas']['Label'];
      /**
       * @description Postcode of the delivery address.
       * @example EC1R 4TD
       */
      postcode: components['schemas']['OrderOptionalLabel'];
      /**
       * @description Country of the delivery address by its name in the caller's language where the address was kept with its number, else as it was written.
       * @example United Kingdom
       */
      country: components['schemas']['Label'];
      /**
       * @description State or province of the delivery address.
       * @example England
       */
      province: components['schemas']['OrderOptionalLabel'];
      /**
       * @description City of the delivery address.
       * @example London
       */
      city: components['schemas']['OrderOptionalLabel'];
      /**
       * @description Street and number of the delivery address.
       * @example 14 Rosebery Avenue, Flat 3
       */
      address: components['schemas']['Label'];
      /** @description -1 cancelled before payment, 0 unpaid, 1 paid. */
      payStatus: components['schemas']['OrderPayStatus'];
      /** @description Goods after discount in dollars. */
      prizeReal: components['schemas']['DollarAmount'];
      /** @description Goods before discount in dollars. */
      prizeOriginal: components['schemas']['DollarAmount'];
      /** @description Freight and service fee together in dollars. */
      fees: components['schemas']['DollarAmount'];
      /** @description Tax in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description What the discounts of the goods take off, in dollars; prizeReal is without it already. */
      discount: components['schemas']['DollarAmount'];
      /** @description Pieces in all. */
      goodsCount: components['schemas']['Count'];
      /** @description 1 once the store has confirmed the order. */
      purchStatus: components['schemas']['OpenFlag'];
      /** @description Goods before discount in dollars, the same as prizeOriginal. */
      itemsTotal?: components['schemas']['DollarAmount'];
      /** @description Freight in dollars: dispatchFee, longDistanceFee and deliveryFee together. */
      freight?: components['schemas']['DollarAmount'];
      /** @description Part of freight in dollars for handing over at the store. */
      dispatchFee?: components['schemas']['DollarAmount'];
      /** @description Part of freight in dollars for the transport between regions. */
      longDistanceFee?: components['schemas']['DollarAmount'];
      /** @description Part of freight in dollars for the delivery to the door. */
      deliveryFee?: components['schemas']['DollarAmount'];
      /** @description What the mall takes for its service in dollars. */
      serviceFee?: components['schemas']['DollarAmount'];
      /**
       * @description What the coupon of the order takes off in dollars; 0 without one.
       * @example 0
       */
      couponDiscount?: components['schemas']['DollarAmount'];
      /**
       * @description Code of the coupon of the order; null without one.
       * @example WELCOME5
       */
      couponCode?: components['schemas']['OrderOptionalLabel'];
      /** @description What the order costs in all, in dollars. */
      total?: components['schemas']['DollarAmount'];
      /**
       * @description The fee of the payment method on top of total, in dollars; 0 for the balance and before payment.
       * @example 0
       */
      handlingFee?: components['schemas']['DollarAmount'];
      /** @description How the order was paid; null before payment. */
      paymentMethod?: components['schemas']['PaymentMethodCode'] | null;
      /** @description When the parcel should arrive; missing once it has arrived and for countries that the server does not know. */
      delivery?: components['schemas']['DeliveryEstimate'];
      /**
       * @description Picture that proves the payment, if the payment method has one; null otherwise.
       * @example null
       */
      paymentProof?: components['schemas']['OptionalImage'];
      /** @description When the order is cancelled if it is still unpaid; null once it is paid or cancelled. */
      payDeadline?: components['schemas']['OrderOptionalDeadline'];
      /** @description Where its refund stands. */
      returnStatus?: components['schemas']['RefundStatus'];
      /** @description Why the buyer cancelled it; null if not cancelled, or cancelled by the clock. */
      cancelReason?: components['schemas']['CancelReason'] | null;
      /** @description Why the buyer requested the last refund; null without a request. */
      refundReason?: components['schemas']['RefundReason'] | null;
      /** @description What the last refund pays back, in dollars; null if none was asked for. */
      refundAmount?: components['schemas']['OrderOptionalMoney'];
      /**
       * @description What all granted refunds have paid back, in dollars.
       * @example 0
       */
      refundedTotal?: components['schemas']['DollarAmount'];
      /** @description All refunds that were asked for, oldest first. */
      refunds?: components['schemas']['OrderRefund'][];
      /** @description All returns, and reports of parcels that never arrived, oldest first. */
      returns?: components['schemas']['OrderReturnCase'][];
      /**
       * @description What the buyer wrote about the refund.
       * @example I ordered the wrong size.
       */
      refundRemark?: components['schemas']['OptionalText'];
      /** @description The buyer's note to the store; may be empty. */
      remarks?: components['schemas']['OrderRemarks'];
      /** @description The store. */
      sellerId?: components['schemas']['Id'];
      /**
       * @description Name of the store.
       * @example Northwind Outfitters
       */
      sellerName?: components['schemas']['Label'];
      /** @description The carrier of the parcel; null before shipment. */
      carrier?: components['schemas']['OrderOptionalLabel'];
      /**
       * @description The tracking number of the parcel; null before shipment.
       * @example NP4827710935
       */
      trackingNumber?: components['schemas']['OrderOptionalLabel'];
      /** @description Whether the buyer has already reminded the store. */
      reminded?: components['schemas']['Flag'];
      /**
       * @description Whether the carrier has handed over the parcel of a shipped order; `orderLog!list` tells when.
       * @example 0
       */
      delivered?: components['schemas']['Flag'];
      /**
       * @description Until when the store ships. From then on a refund of all that is left is granted at once. Null unless the order is paid and not shipped.
       * @example null
       */
      shipDeadline?: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description When a delivered order counts as received if the buyer says nothing; null unless it is delivered and not received.
       * @example null
       */
      receiptDeadline?: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description When the requested refund is granted if the store has not decided; null without one.
       * @example null
       */
      refundDeadline?: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description Where the last return stands, or the last report of a parcel that never arrived; 0 without one.
       * @example 0
       */
      returnState?: components['schemas']['ReturnCaseStatus'];
      /**
       * @description Until when goods of a received order may be returned; null before receipt. Until then the mall holds the money.
       * @example null
       */
      returnDeadline?: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description From when on a shipped order that nobody has delivered may be reported as never arrived; null unless it is on its way.
       * @example null
       */
      arrivalDeadline?: components['schemas']['OrderOptionalDeadline'];
      /**
       * @description When the open return goes on by itself; null without one.
       * @example null
       */
      returnStepDeadline?: components['schemas']['OrderOptionalDeadline'];
    };
    /** @description One order. */
    OrderInfoData: {
      orderInfo: components['schemas']['OrderDetails'];
    };
    /** @description One order. */
    OrderInfoOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['OrderInfoData'];
    };
    OrderInfoAnswer: components['schemas']['OrderInfoOk'] | components['schemas']['Failure'];
    /** @description One line of an order. */
    OrderLine: {
      /** @description The goods, as sellerGoods!info knows them. */
      goodsId: components['schemas']['Id'];
      /** @description The variant; `-1` for goods without variants. */
      skuId: components['schemas']['Id'];
      /** @description Name of the goods when they were ordered. */
      goodsName: components['schemas']['Label'];
      /**
       * @description Pieces ordered.
       * @example 2
       */
      goodsNum: components['schemas']['Count'];
      /** @description Price of one piece after discount in dollars. */
      goodsReal: components['schemas']['DollarAmount'];
      /** @description Picture of the variant. */
      goodsIcon: components['schemas']['ImageUrl'];
      /** @description Freight of this line in dollars. */
      fees: components['schemas']['DollarAmount'];
      /** @description Tax on this line in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description Price of one piece before discount in dollars. */
      sellingPrice: components['schemas']['DollarAmount'];
      /** @description All pieces of the line after discount, without freight and tax, in dollars. */
      totalCost: components['schemas']['DollarAmount'];
      /**
       * @description Pieces of the line that were refunded.
       * @example 0
       */
      refundedNum?: components['schemas']['Count'];
      /** @description Whether the goods are on the shelf now, so that they can be bought again. */
      isShelf: components['schemas']['Flag'];
      /** @description Whether the goods still exist. */
      isValid: components['schemas']['Flag'];
      /** @description What makes up the variant; empty for goods without variants. */
      attributes: components['schemas']['OrderAttribute'][];
    };
    /** @description The lines of an order. */
    OrderListGoodsData: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The lines of this page, as ordered. */
      pageList: components['schemas']['OrderLine'][];
    };
    /** @description The lines of an order. */
    OrderListGoodsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['OrderListGoodsData'];
    };
    OrderListGoodsAnswer: components['schemas']['OrderListGoodsOk'] | components['schemas']['Failure'];
    /** @description The receipt is confirmed. */
    OrderReceiptOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    OrderReceiptAnswer: components['schemas']['OrderReceiptOk'] | components['schemas']['Failure'];
    /**
     * @description What happened, in the buyer's words, at most 500 characters.
     * @example I ordered the wrong size and would like my money back.
     */
    OrderReturnDetail: string;
    /**
     * @description US dollars with at most two decimals, above 0.
     * @example 139.09
     */
    OrderRefundMoney: number;
    /** @description The refund was requested. */
    OrderReturnsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    OrderReturnsAnswer: components['schemas']['OrderReturnsOk'] | components['schemas']['Failure'];
    /** @description What a refund would pay back, and what would be left. */
    OrderRefundQuoteData: {
      /** @description The order. */
      orderId: components['schemas']['Id'];
      /**
       * @description Whether nothing would be left of the order, which then ends.
       * @example 0
       */
      isWhole: components['schemas']['Flag'];
      /** @description The pieces that would be refunded, in the order of the order. */
      lines: components['schemas']['OrderRefundLine'][];
      /** @description What the refunded goods cost after discount, in dollars. */
      goodsTotal: components['schemas']['DollarAmount'];
      /**
       * @description Their share of what the coupon took off, which is not paid back, in dollars.
       * @example 0
       */
      couponDiscount: components['schemas']['DollarAmount'];
      /** @description Their share of the freight in dollars. */
      freight: components['schemas']['DollarAmount'];
      /** @description Their share of the tax in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description Their share of the service fee in dollars. */
      serviceFee: components['schemas']['DollarAmount'];
      /** @description What goes back to the wallet in dollars: goodsTotal, freight, tax and serviceFee, less couponDiscount. */
      total: components['schemas']['DollarAmount'];
      /**
       * @description Pieces of the order that would go on.
       * @example 2
       */
      restPieces: components['schemas']['Count'];
      /**
       * @description What the rest of the order costs, in dollars.
       * @example 107.98
       */
      restTotal: components['schemas']['DollarAmount'];
    };
    /** @description The sums of the refund. */
    OrderRefundQuoteOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['OrderRefundQuoteData'];
    };
    OrderRefundQuoteAnswer: components['schemas']['OrderRefundQuoteOk'] | components['schemas']['Failure'];
    /** @description What a return would pay back. */
    OrderReturnQuoteData: {
      /** @description The order. */
      orderId: components['schemas']['Id'];
      /**
       * @description Whether freight and service fee stay: goods that are in order come back.
       * @example 1
       */
      keepsCosts: components['schemas']['Flag'];
      /** @description The pieces of the return, in the order of the order. */
      lines: components['schemas']['OrderRefundLine'][];
      /** @description What the goods cost after discount, in dollars. */
      goodsTotal: components['schemas']['DollarAmount'];
      /**
       * @description Their share of what the coupon took off, which is not paid back, in dollars.
       * @example 0
       */
      couponDiscount: components['schemas']['DollarAmount'];
      /** @description Freight that comes back in dollars. */
      freight: components['schemas']['DollarAmount'];
      /** @description Tax that comes back in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description Service fee that comes back in dollars. */
      serviceFee: components['schemas']['DollarAmount'];
      /** @description What goes back to the wallet in dollars. */
      total: components['schemas']['DollarAmount'];
      /**
       * @description Days that the store has to answer.
       * @example 3
       */
      decideDays: components['schemas']['Count'];
      /**
       * @description Days that the buyer has to send the goods once the return is accepted.
       * @example 14
       */
      sendDays: components['schemas']['Count'];
      /**
       * @description Days that the store has to confirm the arrival.
       * @example 14
       */
      confirmDays: components['schemas']['Count'];
    };
    /** @description The sums of the return. */
    OrderReturnQuoteOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['OrderReturnQuoteData'];
    };
    OrderReturnQuoteAnswer: components['schemas']['OrderReturnQuoteOk'] | components['schemas']['Failure'];
    /**
     * @description Addresses of one to five uploaded pictures, joined by commas.
     * @example /uploads/evaluate/c07f.webp
     */
    OrderReturnImages: string;
    /** @description The return that was requested. */
    OrderReturnRequested: {
      returnId: components['schemas']['ReturnId'];
    };
    /** @description The return was requested. */
    OrderRequestReturnOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['OrderReturnRequested'];
    };
    OrderRequestReturnAnswer:
      components['schemas']['OrderRequestReturnOk'] | components['schemas']['Failure'];
    /**
     * @description Who carries the parcel.
     * @example Nordic Parcel
     */
    ReturnCarrier: string;
    /**
     * @description Number under which the carrier knows the parcel.
     * @example NP4471
     */
    ReturnTracking: string;
    /** @description The goods are on their way back. */
    OrderSendReturnOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    OrderSendReturnAnswer: components['schemas']['OrderSendReturnOk'] | components['schemas']['Failure'];
    /**
     * @description What one side says, at most 500 characters; a blank one is refused.
     * @example The seam was open when it came out of the box.
     */
    ReturnStatement: string;
    /** @description The mall decides. */
    OrderDisputeReturnOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    OrderDisputeReturnAnswer:
      components['schemas']['OrderDisputeReturnOk'] | components['schemas']['Failure'];
    /** @description The return is closed. */
    OrderWithdrawReturnOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    OrderWithdrawReturnAnswer:
      components['schemas']['OrderWithdrawReturnOk'] | components['schemas']['Failure'];
    /** @description How many orders of the caller wait for something. */
    OrderCountOrderStatusData: {
      /** @description Orders to pay, status 0. */
      waitPayCount: components['schemas']['CountText'];
      /** @description Orders to be shipped, status 1 and 2. */
      waitDeliverCount: components['schemas']['CountText'];
      /** @description Orders to be received, status 3. */
      waitReceiptCount: components['schemas']['CountText'];
      /** @description Orders to review, status 4. */
      waitEvaluateCount: components['schemas']['CountText'];
      /** @description Orders in or after a refund, status 6. */
      refundCount: components['schemas']['CountText'];
    };
    /** @description The counts. */
    OrderCountOrderStatusOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['OrderCountOrderStatusData'];
    };
    OrderCountOrderStatusAnswer:
      components['schemas']['OrderCountOrderStatusOk'] | components['schemas']['Failure'];
    /** @description The store is reminded. */
    OrderRemindOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    OrderRemindAnswer: components['schemas']['OrderRemindOk'] | components['schemas']['Failure'];
    /** @description One requested line with its current price, stock and problems. */
    OrderQuoteLine: {
      /** @description The goods. */
      sellerGoodsId: components['schemas']['Id'];
      /** @description The requested variant; `-1` for goods without variants. */
      skuId: components['schemas']['Id'];
      /** @description Name of the goods now. */
      goodsName: components['schemas']['Label'];
      /** @description Picture of the variant. */
      goodsIcon: components['schemas']['ImageUrl'];
      /** @description What makes up the variant; empty for goods without variants. */
      attributes: components['schemas']['OrderAttribute'][];
      /** @description Requested pieces; may be more than can be bought. */
      goodsNum: components['schemas']['Count'];
      /** @description Pieces that can be bought now; 0 if none or if the variant is gone. */
      stock: components['schemas']['Count'];
      /**
       * @description Fewest pieces that one order may take.
       * @example 1
       */
      buyMin: components['schemas']['Quantity'];
      /** @description Price of one piece before discount in dollars. */
      sellingPrice: components['schemas']['DollarAmount'];
      /** @description Price of one piece after discount in dollars. */
      goodsReal: components['schemas']['DollarAmount'];
      /** @description All pieces of the line after discount, without freight and tax, in dollars. */
      totalCost: components['schemas']['DollarAmount'];
      /** @description Freight of this line in dollars. */
      freight: components['schemas']['DollarAmount'];
      /** @description Tax on this line in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description What would make order!submit refuse this line; empty if nothing. */
      problems: components['schemas']['OrderProblem'][];
    };
    /**
     * @description 4 to 32 letters and digits, in any letter case.
     * @example WELCOME5
     */
    CouponCode: string;
    /**
     * @description Key of the error in the catalogue that order!submit would answer because of a coupon.
     * @example couponBelowMinimum
     * @enum {string}
     */
    CouponProblem:
      | 'couponNotFound'
      | 'couponExpired'
      | 'couponUsedUp'
      | 'couponAlreadyUsed'
      | 'couponBelowMinimum'
      | 'couponOtherStore';
    /** @description The coupon that was named for an order, and what it does. */
    CouponUse: {
      /** @description The named code */
      code: components['schemas']['CouponCode'];
      /**
       * @description What it takes off in dollars; 0 where it cannot be used.
       * @example 15
       */
      discount: components['schemas']['DollarAmount'];
      /** @description Why it cannot be used; null if it can. */
      problem: components['schemas']['CouponProblem'] | null;
    };
    /** @description The offer of free delivery of a store. */
    FreeDelivery: {
      /**
       * @description The minimum price of the goods after discount and before a coupon, in dollars.
       * @example 99
       */
      from: components['schemas']['DollarAmount'];
      /**
       * @description What is missing to that sum in dollars; 0 once it is reached.
       * @example 12.5
       */
      missing: components['schemas']['DollarAmount'];
    };
    /** @description What would become one order. Its sums leave out lines that have problems. */
    OrderQuoteStore: {
      /** @description The store. */
      sellerId: components['schemas']['Id'];
      /**
       * @description Name of the store.
       * @example Northwind Outfitters
       */
      sellerName: components['schemas']['Label'];
      /** @description The requested lines of this store, in the order of the request. */
      lines: components['schemas']['OrderQuoteLine'][];
      /** @description Goods before discount in dollars. */
      itemsTotal: components['schemas']['DollarAmount'];
      /** @description Freight in dollars: dispatchFee, longDistanceFee and deliveryFee together. */
      freight: components['schemas']['DollarAmount'];
      /** @description Part of freight in dollars for handing over at the store. */
      dispatchFee: components['schemas']['DollarAmount'];
      /** @description Part of freight in dollars for the transport between regions. */
      longDistanceFee: components['schemas']['DollarAmount'];
      /** @description Part of freight in dollars for the delivery to the door. */
      deliveryFee: components['schemas']['DollarAmount'];
      /** @description What the mall takes for its service in dollars. */
      serviceFee: components['schemas']['DollarAmount'];
      /** @description Tax in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description What the discounts of the goods take off, in dollars. */
      discount: components['schemas']['DollarAmount'];
      /**
       * @description What the coupon of the order takes off in dollars; 0 without one.
       * @example 0
       */
      couponDiscount?: components['schemas']['DollarAmount'];
      /** @description What the order would cost in all, in dollars. */
      total: components['schemas']['DollarAmount'];
      /** @description The coupon that was named for this store; missing without one. */
      coupon?: components['schemas']['CouponUse'];
      /** @description The offer of free delivery of the store; missing if there is none. */
      freeDelivery?: components['schemas']['FreeDelivery'];
      /** @description When the parcel would arrive at the address; missing without an address or with a country that the server does not know. */
      delivery?: components['schemas']['DeliveryEstimate'];
    };
    /** @description A line whose goods are unknown, so that no store can be named. */
    OrderQuoteMissing: {
      /** @description The requested goods. */
      sellerGoodsId: components['schemas']['Id'];
      /** @description The requested variant. */
      skuId: components['schemas']['Id'];
      /** @description Requested pieces. */
      goodsNum: components['schemas']['Count'];
      /**
       * @description Why they cannot be quoted.
       * @example goodsNotFound
       */
      problem: components['schemas']['OrderProblem'];
    };
    /** @description What submitting the requested lines would result in now. */
    OrderQuoteData: {
      /** @description The address that the sums are for; null if the caller has none yet. */
      addressId: components['schemas']['OrderOptionalId'];
      /** @description Whether order!submit would accept all lines to this address now. */
      orderable: components['schemas']['Flag'];
      /** @description One entry a store, in the order in which the stores were first named. */
      stores: components['schemas']['OrderQuoteStore'][];
      /** @description Lines whose goods are unknown. */
      missing: components['schemas']['OrderQuoteMissing'][];
      /** @description Goods of all stores before discount in dollars. */
      itemsTotal: components['schemas']['DollarAmount'];
      /** @description Freight of all stores in dollars. */
      freight: components['schemas']['DollarAmount'];
      /** @description Tax of all stores in dollars. */
      tax: components['schemas']['DollarAmount'];
      /** @description Service fees of all stores in dollars. */
      serviceFee: components['schemas']['DollarAmount'];
      /** @description Discounts of all stores in dollars. */
      discount: components['schemas']['DollarAmount'];
      /**
       * @description What the coupon of the order takes off in dollars; 0 without one.
       * @example 0
       */
      couponDiscount?: components['schemas']['DollarAmount'];
      /** @description What all the orders would cost together in dollars. */
      total: components['schemas']['DollarAmount'];
    };
    /** @description The sums. */
    OrderQuoteOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['OrderQuoteData'];
    };
    OrderQuoteAnswer: components['schemas']['OrderQuoteOk'] | components['schemas']['Failure'];
    /**
     * @description What happened; the steps on the road come between 6 and 7.
     * @example 6
     * @enum {integer}
     */
    OrderLogState: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;
    /** @description One step of the log of an order. */
    OrderLogItem: {
      /**
       * @description The step.
       * @example ol_20260314_0001_1
       */
      id: components['schemas']['Id'];
      /**
       * @description The order.
       * @example or_20260314_0001
       */
      orderId: components['schemas']['Id'];
      /** @description The buyer. */
      partyId: components['schemas']['Id'];
      /**
       * @description Login name of the buyer.
       * @example amelia@example.com
       */
      username: components['schemas']['Label'];
      /**
       * @description Which kind of record the step belongs to.
       * @example order
       * @constant
       */
      category: 'order';
      state: components['schemas']['OrderLogState'];
      /**
       * @description The number of the order, one space, and the English text of state; clients translate by state or by what follows the number.
       * @example or_20260314_0001 Shipped, on its way
       */
      log: components['schemas']['Text'];
      /** @description When it happened. */
      createTime: components['schemas']['WireTime'];
      /** @description When the record was last written. */
      updateTime: components['schemas']['WireTime'];
      /**
       * @description What else there is to say, such as the place or the reason; null for nothing. The country that the order goes to is named as in order!info.
       * @example Rotterdam, Netherlands
       */
      detail?: components['schemas']['OptionalText'];
    };
    /** @description The log of an order. */
    OrderLogListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description The steps, oldest first. */
      data: components['schemas']['OrderLogItem'][];
    };
    OrderLogListAnswer: components['schemas']['OrderLogListOk'] | components['schemas']['Failure'];
    /**
     * @description Share of the goods in per cent, or null for a fixed amount.
     * @example 10
     */
    CouponPercent: number | null;
    /**
     * @description What a coupon is worth to the caller now.
     * @example 0
     * @enum {integer}
     */
    CouponState: 0 | 1 | 2;
    /** @description What a coupon takes off an order: either `amount` or `percent`. */
    Coupon: {
      /**
       * @description The coupon.
       * @example cp_welcome
       */
      id: components['schemas']['Id'];
      /** @description What a buyer enters. */
      code: components['schemas']['CouponCode'];
      /**
       * @description The store whose goods it is for; null for the mall's own.
       * @example st_northwind
       */
      sellerId: components['schemas']['OrderOptionalId'];
      /**
       * @description Name of that store; null for the mall's own.
       * @example Northwind Outfitters
       */
      sellerName: components['schemas']['OrderOptionalLabel'];
      /**
       * @description What it takes off in dollars; null for a share.
       * @example 5
       */
      amount: components['schemas']['OrderOptionalMoney'];
      /** @description What it takes off in per cent of the goods; null for an amount. */
      percent: components['schemas']['CouponPercent'];
      /**
       * @description The maximum that a share takes off in dollars; null without a limit.
       * @example 15
       */
      maxDiscount: components['schemas']['OrderOptionalMoney'];
      /**
       * @description The minimum price of the goods of the order after discount, without freight, tax and fee, in dollars.
       * @example 50
       */
      minGoods: components['schemas']['DollarAmount'];
      /** @description From when it is valid. */
      startTime: components['schemas']['EpochMs'];
      /** @description Until when it is valid. */
      endTime: components['schemas']['EpochMs'];
      /** @description Whether it is among the caller's own; 0 for a visitor. */
      claimed: components['schemas']['Flag'];
      /** @description What it is worth to the caller now. */
      state: components['schemas']['CouponState'];
    };
    /** @description One page of coupons. */
    CouponPage: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The coupons of this page. */
      pageList: components['schemas']['Coupon'][];
    };
    /** @description One page of coupons. */
    CouponListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['CouponPage'];
    };
    CouponListAnswer: components['schemas']['CouponListOk'] | components['schemas']['Failure'];
    /** @description One page of the caller's coupons. */
    CouponMineOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['CouponPage'];
    };
    CouponMineAnswer: components['schemas']['CouponMineOk'] | components['schemas']['Failure'];
    /** @description The claimed coupon. */
    CouponClaimOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['Coupon'];
    };
    CouponClaimAnswer: components['schemas']['CouponClaimOk'] | components['schemas']['Failure'];
    /**
     * @description Key of the error in the catalogue that says why: not open in the region, or not set up on this server.
     * @example paymentMethodNotOpen
     * @enum {string}
     */
    PaymentUnavailableReason: 'paymentMethodNotOpen' | 'notImplemented';
    /** @description A payment method, its cost, and whether it is open. */
    PaymentMethod: {
      code: components['schemas']['PaymentMethodCode'];
      /**
       * @description What to call it in the caller's language.
       * @example Credit or debit card
       */
      name: components['schemas']['Label'];
      /** @description Whether it can be used in the region now. */
      available: components['schemas']['Flag'];
      /** @description Why it can't be used; null if it can. */
      reason: components['schemas']['PaymentUnavailableReason'] | null;
      /**
       * @description Handling fee as a share of what is paid; 0.02 is two per cent.
       * @example 0.02
       */
      feeRatio: components['schemas']['Ratio'];
    };
    /** @description All payment methods of this mall. */
    PaymentMethodsData: {
      /** @description The methods, the balance first; those that are not open are there too. */
      methods: components['schemas']['PaymentMethod'][];
    };
    /** @description The methods. */
    PaymentMethodsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['PaymentMethodsData'];
    };
    PaymentMethodsAnswer: components['schemas']['PaymentMethodsOk'] | components['schemas']['Failure'];
    /**
     * @description A method that leads to the page of a payment provider.
     * @example card
     * @enum {string}
     */
    PaymentExternalMethod: 'ewallet' | 'card' | 'crypto';
    /**
     * @description A path of the store, never another site.
     * @example /paySuccess
     */
    PaymentReturnPath: string;
    /**
     * @description Where a recharge or a withdrawal stands: `0` Processing, `1` Succeeded, `2` Failed.
     * @example 0
     * @enum {integer}
     */
    WalletRecordStatus: 0 | 1 | 2;
    /** @description A payment of one or several orders through a payment provider. */
    Payment: {
      /**
       * @description Serial number of the payment.
       * @example pm_20260314_0001
       */
      paymentId: components['schemas']['Id'];
      /** @description The orders that the payment covers, joined by commas. */
      orderId: components['schemas']['OrderIds'];
      method: components['schemas']['PaymentExternalMethod'];
      /** @description Where the payment stands: 0 not finished, 1 done and all its orders paid, 2 failed or run out. */
      status: components['schemas']['WalletRecordStatus'];
      /** @description Totals of its orders in dollars. */
      amount: components['schemas']['DollarAmount'];
      /** @description What the method costs on top in dollars. */
      handlingFee: components['schemas']['DollarAmount'];
      /** @description What the payment provider charges in dollars. */
      total: components['schemas']['DollarAmount'];
      /**
       * @description The page to send the buyer to. It is good until expireTime.
       * @example https://pay.example/p/pm_20260314_0001
       */
      payUrl: components['schemas']['Url'];
      /** @description When the payment was started. */
      createTime: components['schemas']['EpochMs'];
      /**
       * @description When the payment fails if it is still unfinished.
       * @example 1773453413000
       */
      expireTime: components['schemas']['EpochMs'];
    };
    /** @description The payment was started. */
    PaymentOpenOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['Payment'];
    };
    PaymentOpenAnswer: components['schemas']['PaymentOpenOk'] | components['schemas']['Failure'];
    /** @description The payment. */
    PaymentGetOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['Payment'];
    };
    PaymentGetAnswer: components['schemas']['PaymentGetOk'] | components['schemas']['Failure'];
    /**
     * @description Name of a bank, or of who holds an account there, in any script.
     * @example First Bank of Bergen
     */
    BankName: string;
    /**
     * @description Number of a bank card or account, or an IBAN without blanks.
     * @example NO9386011117947
     */
    BankAccountNumber: string;
    /** @description A bank card or account that a user keeps for withdrawals. Nobody else can see it. */
    BankCard: {
      /**
       * @description The bank card.
       * @example bc_first
       */
      id: components['schemas']['Id'];
      /** @description The bank. */
      bankName: components['schemas']['BankName'];
      /**
       * @description Whose account it is.
       * @example Amelia Hartley
       */
      bankUserName: components['schemas']['Label'];
      /** @description Number in full, so that a withdrawal can be filled in with it; screens show its last four characters. */
      bankCardNo: components['schemas']['BankAccountNumber'];
      /** @description When it was added. */
      createTime: components['schemas']['EpochMs'];
    };
    /** @description All bank cards of a user. */
    BankCardListData: {
      /** @description The bank cards, the newest first. */
      pageList: components['schemas']['BankCard'][];
    };
    /** @description The bank cards. */
    BankCardListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['BankCardListData'];
    };
    BankCardListAnswer: components['schemas']['BankCardListOk'] | components['schemas']['Failure'];
    /** @description The bank card is kept. */
    BankCardAddOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['BankCard'];
    };
    BankCardAddAnswer: components['schemas']['BankCardAddOk'] | components['schemas']['Failure'];
    /** @description The bank card is gone. */
    BankCardDelOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    BankCardDelAnswer: components['schemas']['BankCardDelOk'] | components['schemas']['Failure'];
    /** @description The balance of the caller's wallet, without what is held for a withdrawal under way. */
    WalletGetUsdtData: {
      /**
       * @description Balance in USDT, cut off after two decimals.
       * @example 1284.5
       */
      money: components['schemas']['DollarAmount'];
      /**
       * @description What recommending others has earned in USDT; 0 where the mall pays nothing for it.
       * @example 0
       */
      rebate: components['schemas']['DollarAmount'];
      /**
       * @description The exact balance in USDT.
       * @example 1284.5050000000
       */
      balance?: components['schemas']['CoinAmount'];
      /**
       * @description How much of the balance is demo money, in USDT: given for trying out the mall, taken back when the account is closed. Other money is spent first.
       * @example 0
       */
      demoBalance?: components['schemas']['CoinAmount'];
    };
    /** @description The balance. */
    WalletGetUsdtOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['WalletGetUsdtData'];
    };
    WalletGetUsdtAnswer: components['schemas']['WalletGetUsdtOk'] | components['schemas']['Failure'];
    /**
     * @description Whether the money came into the wallet or left it.
     * @example in
     * @enum {string}
     */
    WalletDirection: 'in' | 'out';
    /**
     * @description Why the balance moved.
     * @example orderPayment
     * @enum {string}
     */
    WalletLogKind:
      | 'recharge'
      | 'withdrawal'
      | 'withdrawalReturned'
      | 'orderPayment'
      | 'orderRefund'
      | 'sale'
      | 'loan'
      | 'loanRepayment'
      | 'demoBonus';
    /**
     * @description What the wallet holds.
     * @example USDT
     * @constant
     */
    WalletCurrency: 'USDT';
    /** @description One movement of the balance. Added up from the first, the movements make the balance, exactly. */
    WalletLog: {
      /**
       * @description Serial number of the movement.
       * @example wl_20260314_0007
       */
      id: components['schemas']['Id'];
      /** @description When the balance moved. */
      createTime: components['schemas']['EpochMs'];
      kind: components['schemas']['WalletLogKind'];
      direction: components['schemas']['WalletDirection'];
      /** @description By how much the balance moved; always positive. */
      amount: components['schemas']['CoinAmount'];
      currency: components['schemas']['WalletCurrency'];
      /** @description The balance right after it. */
      balance: components['schemas']['CoinAmount'];
      /**
       * @description Serial number of the order, recharge, withdrawal or loan that it belongs to.
       * @example or_20260314_0002
       */
      refId: components['schemas']['Id'];
      /** @description The record number of what refId names; missing if it has none. */
      refNumber?: components['schemas']['RecordNumber'];
    };
    /** @description One page of movements. */
    WalletLogsData: {
      pageInfo: components['schemas']['PageInfo'];
      /** @description The movements of this page, newest first. */
      pageList: components['schemas']['WalletLog'][];
    };
    /** @description One page of movements. */
    WalletLogsOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['WalletLogsData'];
    };
    WalletLogsAnswer: components['schemas']['WalletLogsOk'] | components['schemas']['Failure'];
    /**
     * Format: password
     * @description A one-time token that ties a money request to the form it was made on.
     * @example rs_4f9d2c71e8b34a60
     */
    SessionToken: string;
    /** @description What a recharge must carry to be taken once and only once. */
    RechargeBlockchainRechargeOpenData: {
      /** @description One-time token for the next recharge, of this caller only. */
      session_token: components['schemas']['SessionToken'];
    };
    /** @description A form was opened. */
    RechargeBlockchainRechargeOpenOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['RechargeBlockchainRechargeOpenData'];
    };
    RechargeBlockchainRechargeOpenAnswer:
      components['schemas']['RechargeBlockchainRechargeOpenOk'] | components['schemas']['Failure'];
    /**
     * @description An address on a blockchain, exactly as the chain writes it.
     * @example TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa
     */
    CoinAddress: string;
    /**
     * Format: decimal
     * @description Quantity of a coin above 0, exact, with up to eight decimals. Its worth has a least value, `rechargeAmountMin` of rechargeLimitConfig.
     * @example 0.5
     */
    CoinQuantity: string;
    /**
     * @description The number under which a blockchain knows a transfer.
     * @example 9f2c6b1e04d85a7c3e61f0b92d47a8c5e13f6092b7d4c8a1
     */
    TransactionHash: string;
    /** @description The record that now stands for the recharge; older servers answer an empty object. */
    RechargeBlockchainRechargeData: {
      /**
       * @description Serial number of the new record.
       * @example rc_20260314_0001
       */
      order_no?: components['schemas']['Id'];
    };
    /** @description The recharge is recorded. */
    RechargeBlockchainRechargeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['RechargeBlockchainRechargeData'];
    };
    RechargeBlockchainRechargeAnswer:
      components['schemas']['RechargeBlockchainRechargeOk'] | components['schemas']['Failure'];
    /**
     * @description Rows of a page of records.
     * @default 10
     * @example 10
     */
    RecordPageSize: number;
    /**
     * @description The number under which a blockchain knows the transfer, or null as long as there is none.
     * @example 9f2c6b1e04d85a7c3e61f0b92d47a8c5e13f6092b7d4c8a1
     */
    OptionalTransactionHash: string | null;
    /** @description One recharge as a row of the list. */
    RechargeRecord: {
      /**
       * @description Serial number of the recharge.
       * @example rc_20260314_0001
       */
      order_no: components['schemas']['Id'];
      /** @description The number of the recharge for people. */
      number?: components['schemas']['RecordNumber'];
      /** @description The coin that was sent. */
      coin: components['schemas']['Coin'];
      /** @description The coin again; older clients read this name. */
      symbol: components['schemas']['Coin'];
      /**
       * @description Coin and network in one text, with an underscore between them.
       * @example USDT_TRC20
       */
      coin_blockchain: components['schemas']['Label'];
      /** @description The network that the coin was sent on. */
      blockchain_name: components['schemas']['BlockchainName'];
      /** @description What is credited to the wallet in USDT. */
      amount: components['schemas']['CoinAmount'];
      /** @description Quantity of the coin that was sent. */
      volume: components['schemas']['CoinAmount'];
      /** @description Handling fee in USDT; the mall asks none for a recharge. */
      fee: components['schemas']['DollarAmount'];
      /** @description Where the recharge stands. */
      state: components['schemas']['WalletRecordStatus'];
      /** @description When the recharge was reported. */
      createTime: components['schemas']['WireTime'];
      /** @description When it was credited or refused, or null while it is under way. */
      reviewTime: components['schemas']['OptionalWireTime'];
      /**
       * @description Why it failed, or null.
       * @example The transfer never arrived.
       */
      failure_msg: components['schemas']['OptionalText'];
      /** @description Number of the transfer on the chain, once it is seen there. */
      hash: components['schemas']['OptionalTransactionHash'];
      /** @description Number of the transfer as the sender gave it, or null. */
      tx: components['schemas']['OptionalTransactionHash'];
      /** @description The address of the mall that the coin was sent to. */
      address: components['schemas']['CoinAddress'];
      /**
       * @description The address that the coin came from, as the sender gave it, or null.
       * @example TSjvDRttV55QwU7Wq69fob7shgyMEkNfij
       */
      from: components['schemas']['OptionalText'];
      /** @description The address of the mall again; older clients read this name. */
      channel_address: components['schemas']['CoinAddress'];
      /**
       * @description Picture that proves the payment; only its sender and the mall can open it.
       * @example /uploads/recharge/5f1d.webp
       */
      img: components['schemas']['OptionalImage'];
      /** @description Whether a third party takes the money in place of a chain. */
      isThirdParty?: components['schemas']['Flag'];
      /**
       * @description Page of the third party on which to pay, or null.
       * @example https://pay.example/p/7k2m
       */
      payUrl?: components['schemas']['OptionalUrl'];
    };
    /** @description One page of recharges, newest first. */
    RechargeBlockchainListData: {
      /** @description The recharges of this page. */
      elements: components['schemas']['RechargeRecord'][];
      /** @description The page that this is, counted from 1. */
      thisPageNumber: components['schemas']['PageNumber'];
      /** @description Rows that a page has at most. */
      pageSize: components['schemas']['RecordPageSize'];
      /** @description Rows of the whole list. */
      totalElements: components['schemas']['Count'];
    };
    /** @description One page of recharges. */
    RechargeBlockchainListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['RechargeBlockchainListData'];
    };
    RechargeBlockchainListAnswer:
      components['schemas']['RechargeBlockchainListOk'] | components['schemas']['Failure'];
    /** @description One recharge with all details. */
    RechargeDetail: {
      /**
       * @description Serial number of the recharge.
       * @example rc_20260314_0001
       */
      order_no: components['schemas']['Id'];
      /** @description The number of the recharge for people. */
      number?: components['schemas']['RecordNumber'];
      /** @description The coin that was sent. */
      coin: components['schemas']['Coin'];
      /**
       * @description Coin and network in one text, with an underscore between them.
       * @example USDT_TRC20
       */
      coin_blockchain: components['schemas']['Label'];
      /** @description What is credited to the wallet in USDT. */
      amount: components['schemas']['CoinAmount'];
      /** @description Quantity of the coin that was sent. */
      volume: components['schemas']['CoinAmount'];
      /** @description Handling fee in USDT; the mall asks none for a recharge. */
      fee: components['schemas']['DollarAmount'];
      /** @description Where the recharge stands. */
      state: components['schemas']['WalletRecordStatus'];
      /** @description When the recharge was reported. */
      create_time: components['schemas']['WireTime'];
      /** @description When it was credited or refused, or null while it is under way. */
      reviewTime?: components['schemas']['OptionalWireTime'];
      /**
       * @description Why it failed, or null.
       * @example The transfer never arrived.
       */
      failure_msg?: components['schemas']['OptionalText'];
      /**
       * @description The address that the coin came from, as the sender gave it, or null.
       * @example TSjvDRttV55QwU7Wq69fob7shgyMEkNfij
       */
      from: components['schemas']['OptionalText'];
      /** @description Number of the transfer on the chain, or null. */
      tx: components['schemas']['OptionalTransactionHash'];
      /**
       * @description Picture that proves the payment; only its sender and the mall can open it.
       * @example /uploads/recharge/5f1d.webp
       */
      img: components['schemas']['OptionalImage'];
      /** @description The address of the mall that the coin was sent to. */
      channel_address: components['schemas']['CoinAddress'];
      /**
       * @description Page of the third party on which to pay, or null.
       * @example https://pay.example/p/7k2m
       */
      payUrl?: components['schemas']['OptionalUrl'];
    };
    /** @description One recharge. */
    RechargeBlockchainGetOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['RechargeDetail'];
    };
    RechargeBlockchainGetAnswer:
      components['schemas']['RechargeBlockchainGetOk'] | components['schemas']['Failure'];
    /** @description What a coin is worth now. */
    RechargeBlockchainFeeData: {
      /**
       * @description USDT for one coin.
       * @example 3412.55
       */
      price: components['schemas']['CoinAmount'];
    };
    /** @description The price of a coin. */
    RechargeBlockchainFeeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['RechargeBlockchainFeeData'];
    };
    RechargeBlockchainFeeAnswer:
      components['schemas']['RechargeBlockchainFeeOk'] | components['schemas']['Failure'];
    /** @description The limits that every recharge has, whatever its channel. */
    RechargeBlockchainRechargeLimitConfigData: {
      /**
       * @description Minimum value of one recharge in USDT.
       * @example 1
       */
      rechargeAmountMin: components['schemas']['CoinAmount'];
      /**
       * @description Maximum value of one recharge in USDT.
       * @example 1000000
       */
      rechargeAmountMax: components['schemas']['CoinAmount'];
    };
    /** @description The limits of recharges. */
    RechargeBlockchainRechargeLimitConfigOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['RechargeBlockchainRechargeLimitConfigData'];
    };
    RechargeBlockchainRechargeLimitConfigAnswer:
      components['schemas']['RechargeBlockchainRechargeLimitConfigOk'] | components['schemas']['Failure'];
    /**
     * @description USDT for one coin; 1 for USDT itself.
     * @example 1
     */
    CoinRate: number;
    /** @description One way to bring a coin in. A coin on a network, and the address of the mall there. */
    RechargeChannel: {
      /**
       * @description The channel.
       * @example ch_usdt_trc20
       */
      id: components['schemas']['Id'];
      /** @description The coin that this channel takes. */
      coin: components['schemas']['Coin'];
      /** @description The network; a coin that is sent on another one is lost. */
      blockchain_name: components['schemas']['BlockchainName'];
      /**
       * @description Picture of the address as a QR code, or null where the client draws it.
       * @example /pictures/channels/usdt-trc20.webp
       */
      img: components['schemas']['OptionalImage'];
      /**
       * @description Path of the same picture relative to the server; older clients read this name.
       * @example /pictures/channels/usdt-trc20.webp
       */
      img_str: components['schemas']['OptionalImage'];
      /** @description Where to send the coin. */
      address: components['schemas']['CoinAddress'];
      /** @description Not a fee but the rate, USDT for one coin, always above 0 (1 for USDT). */
      fee: components['schemas']['CoinRate'];
      /**
       * @description Minimum quantity of the coin that is credited.
       * @example 1
       */
      recharge_limit_min: components['schemas']['CoinAmount'];
      /**
       * @description Maximum quantity of the coin in one recharge.
       * @example 50000
       */
      recharge_limit_max: components['schemas']['CoinAmount'];
      /** @description Whether the chain itself confirms a recharge, without a person looking at it. */
      auto: components['schemas']['Flag'];
    };
    /** @description The channels that are open, in the order in which to show them. */
    ChannelBlockchainListData: components['schemas']['RechargeChannel'][];
    /** @description The open channels. */
    ChannelBlockchainListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['ChannelBlockchainListData'];
    };
    ChannelBlockchainListAnswer:
      components['schemas']['ChannelBlockchainListOk'] | components['schemas']['Failure'];
    /**
     * @description A currency by its three letters of ISO 4217.
     * @example EUR
     */
    FiatCurrency: string;
    /** @description The amounts that one bank or e-wallet of a third party takes. */
    ThirdPartyRange: {
      /**
       * @description Minimum amount in USDT.
       * @example 10
       */
      min_amount: components['schemas']['DollarAmount'];
      /**
       * @description Maximum amount in USDT.
       * @example 2000
       */
      max_amount: components['schemas']['DollarAmount'];
      /**
       * @description The third party's name for the bank or e-wallet.
       * @example gcash
       */
      bank_code: components['schemas']['Label'];
      /** @description In which currency the bank is paid by clients that send its code as `frenchCurrency`; USD if left out. */
      currency?: components['schemas']['FiatCurrency'];
    };
    /** @description One product of a third party through which money can come in. */
    ThirdPartyProduct: {
      /**
       * @description Which call takes it: Bank `recharge`, GCash `PHP_recharge`, GCash2.0 to GCash pay `PHP_recharge2` to `PHP_recharge5`.
       * @example GCash
       * @enum {string}
       */
      productType: 'Bank' | 'GCash' | 'GCash2.0' | 'GCash3.0' | 'Maya' | 'GCash pay';
      /** @description What it takes, bank by bank. */
      range: components['schemas']['ThirdPartyRange'][];
    };
    /** @description The products that are open; empty where none is. */
    ThirdPartyRechargeGetCoinListData: components['schemas']['ThirdPartyProduct'][];
    /** @description The open products. */
    ThirdPartyRechargeGetCoinListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['ThirdPartyRechargeGetCoinListData'];
    };
    ThirdPartyRechargeGetCoinListAnswer:
      components['schemas']['ThirdPartyRechargeGetCoinListOk'] | components['schemas']['Failure'];
    /**
     * Format: decimal
     * @description How much is recharged, at least 1, with at most two decimals.
     * @example 250.00
     */
    RechargeAmount: string;
    /**
     * Format: uri-reference
     * @description Page of the third party on which to pay; an https address, or one of this server.
     * @example https://pay.example/p/7k2m
     */
    ThirdPartyPayUrl: string;
    /** @description Where to pay. */
    ThirdPartyRechargeRechargeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['ThirdPartyPayUrl'];
    };
    ThirdPartyRechargeRechargeAnswer:
      components['schemas']['ThirdPartyRechargeRechargeOk'] | components['schemas']['Failure'];
    /** @description Where to pay. */
    ThirdPartyRechargePhpRechargeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['ThirdPartyPayUrl'];
    };
    ThirdPartyRechargePhpRechargeAnswer:
      components['schemas']['ThirdPartyRechargePhpRechargeOk'] | components['schemas']['Failure'];
    /** @description Where to pay. */
    ThirdPartyRechargePhpRecharge2Ok: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['ThirdPartyPayUrl'];
    };
    ThirdPartyRechargePhpRecharge2Answer:
      components['schemas']['ThirdPartyRechargePhpRecharge2Ok'] | components['schemas']['Failure'];
    /** @description Where to pay. */
    ThirdPartyRechargePhpRecharge3Ok: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['ThirdPartyPayUrl'];
    };
    ThirdPartyRechargePhpRecharge3Answer:
      components['schemas']['ThirdPartyRechargePhpRecharge3Ok'] | components['schemas']['Failure'];
    /** @description Where to pay. */
    ThirdPartyRechargePhpRecharge4Ok: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['ThirdPartyPayUrl'];
    };
    ThirdPartyRechargePhpRecharge4Answer:
      components['schemas']['ThirdPartyRechargePhpRecharge4Ok'] | components['schemas']['Failure'];
    /** @description Where to pay. */
    ThirdPartyRechargePhpRecharge5Ok: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['ThirdPartyPayUrl'];
    };
    ThirdPartyRechargePhpRecharge5Answer:
      components['schemas']['ThirdPartyRechargePhpRecharge5Ok'] | components['schemas']['Failure'];
    /**
     * @description What a withdrawal is paid out in, a coin or by bank.
     * @example USDT
     * @enum {string}
     */
    WithdrawChannel: 'USDT' | 'ETH' | 'BTC' | 'USDC' | 'bank';
    /** @description One withdrawal as a row of the list. */
    WithdrawRecord: {
      /**
       * @description Serial number of the withdrawal.
       * @example wd_20260314_0001
       */
      order_no: components['schemas']['Id'];
      /** @description The number of the withdrawal for people. */
      number?: components['schemas']['RecordNumber'];
      /** @description What is paid out. */
      coin: components['schemas']['WithdrawChannel'];
      /**
       * @description Coin and network in one text, with an underscore between them.
       * @example USDT_TRC20
       */
      coin_blockchain: components['schemas']['Label'];
      /** @description What left the wallet in USDT. */
      amount: components['schemas']['CoinAmount'];
      /** @description Requested quantity of the coin, including the handling fee. */
      volume: components['schemas']['CoinAmount'];
      /**
       * @description Handling fee in the coin.
       * @example 0.25
       */
      fee: components['schemas']['CoinAmount'];
      /**
       * @description Quantity of the coin that arrives after the handling fee.
       * @example 25.25
       */
      arrivalAmount: components['schemas']['CoinAmount'];
      /** @description Where the withdrawal stands. */
      state: components['schemas']['WalletRecordStatus'];
      /** @description When it was requested. */
      createTime: components['schemas']['WireTime'];
      /** @description When it was paid out or refused, or null while it is under way. */
      reviewTime: components['schemas']['OptionalWireTime'];
      /**
       * @description The address that was bound when the withdrawal was requested; null for a bank.
       * @example TSjvDRttV55QwU7Wq69fob7shgyMEkNfij
       */
      to: components['schemas']['OptionalText'];
      /**
       * @description The true reason of a refusal, or null.
       * @example The address belongs to an exchange that takes no transfers.
       */
      failure_msg: components['schemas']['OptionalText'];
      /** @description Number of the transfer on the chain, once it is made. */
      tx: components['schemas']['OptionalTransactionHash'];
      /**
       * @description The bank that is paid, or null for a coin.
       * @example First Bank of Bergen
       */
      bank: components['schemas']['OptionalText'];
      /**
       * @description Card or account number with all but its last four characters hidden, or null for a coin.
       * @example ***********7947
       */
      bankCardNo: components['schemas']['OptionalText'];
      /**
       * @description Holder of the account, or null for a coin.
       * @example Amelia Hartley
       */
      bankUserName: components['schemas']['OptionalText'];
      /**
       * @description What banks find each other by, or null.
       * @example 021000021
       */
      routingNum: components['schemas']['OptionalText'];
      /**
       * @description Where the holder of the account lives, or null.
       * @example 12 Harbour Road, Bergen
       */
      accountAddress: components['schemas']['OptionalText'];
      /**
       * @description Where the bank is, or null.
       * @example 1 Fjord Street, Bergen
       */
      bankAddress: components['schemas']['OptionalText'];
      /**
       * @description Country of the bank, or null.
       * @example Norway
       */
      countryName: components['schemas']['OptionalText'];
    };
    /** @description One page of withdrawals, newest first. */
    WithdrawListData: {
      /** @description The withdrawals of this page. */
      elements: components['schemas']['WithdrawRecord'][];
      /** @description The page that this is, counted from 1. */
      thisPageNumber: components['schemas']['PageNumber'];
      /** @description Rows that a page has at most. */
      pageSize: components['schemas']['RecordPageSize'];
      /** @description Rows of the whole list. */
      totalElements: components['schemas']['Count'];
    };
    /** @description One page of withdrawals. */
    WithdrawListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['WithdrawListData'];
    };
    WithdrawListAnswer: components['schemas']['WithdrawListOk'] | components['schemas']['Failure'];
    /**
     * Format: decimal
     * @description Quantity of a coin above 0, exact, with up to ten decimals.
     * @example 120.5
     */
    WithdrawAmount: string;
    /**
     * @description What banks find each other by.
     * @example 021000021
     */
    BankRoutingNumber: string;
    /** @description The record that now stands for the withdrawal; older servers answer nothing. */
    WithdrawApplyData: {
      /**
       * @description Serial number of the new record.
       * @example wd_20260314_0001
       */
      order_no?: components['schemas']['Id'];
    } | null;
    /** @description The withdrawal is recorded. */
    WithdrawApplyOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['WithdrawApplyData'];
    };
    WithdrawApplyAnswer: components['schemas']['WithdrawApplyOk'] | components['schemas']['Failure'];
    /**
     * @description A share of what is withdrawn; 0.01 is one per cent.
     * @example 0.01
     */
    WithdrawFeeShare: number;
    /** @description What the mall keeps of a withdrawal. */
    WithdrawFeeData: {
      /** @description The handling fee as a share of the quantity; the fee itself is cut after ten decimals, in favour of the user. */
      withdraw_fee: components['schemas']['WithdrawFeeShare'];
    };
    /** @description The handling fee. */
    WithdrawFeeOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['WithdrawFeeData'];
    };
    WithdrawFeeAnswer: components['schemas']['WithdrawFeeOk'] | components['schemas']['Failure'];
    /** @description One withdrawal with all details. */
    WithdrawDetail: {
      /**
       * @description Serial number of the withdrawal.
       * @example wd_20260314_0001
       */
      order_no: components['schemas']['Id'];
      /** @description The number of the withdrawal for people. */
      number?: components['schemas']['RecordNumber'];
      /** @description What is paid out. */
      coin: components['schemas']['WithdrawChannel'];
      /**
       * @description Coin and network in one text, with an underscore between them.
       * @example USDT_TRC20
       */
      coin_blockchain: components['schemas']['Label'];
      /** @description What left the wallet in USDT. */
      amount: components['schemas']['CoinAmount'];
      /** @description Requested quantity of the coin, including the handling fee. */
      volume: components['schemas']['CoinAmount'];
      /**
       * @description Handling fee in the coin.
       * @example 0.25
       */
      fee: components['schemas']['CoinAmount'];
      /**
       * @description Quantity of the coin that arrives after the handling fee.
       * @example 25.25
       */
      arrivalAmount?: components['schemas']['CoinAmount'];
      /** @description Where the withdrawal stands. */
      state: components['schemas']['WalletRecordStatus'];
      /** @description When it was requested. */
      create_time: components['schemas']['WireTime'];
      /** @description When it was paid out or refused, or null while it is under way. */
      reviewTime?: components['schemas']['OptionalWireTime'];
      /**
       * @description The address that was bound when the withdrawal was requested; null for a bank.
       * @example TSjvDRttV55QwU7Wq69fob7shgyMEkNfij
       */
      to: components['schemas']['OptionalText'];
      /**
       * @description The true reason of a refusal, or null.
       * @example The address belongs to an exchange that takes no transfers.
       */
      failure_msg?: components['schemas']['OptionalText'];
      /** @description Number of the transfer on the chain, once it is made. */
      tx: components['schemas']['OptionalTransactionHash'];
      /**
       * @description The bank that is paid, or null for a coin.
       * @example First Bank of Bergen
       */
      bank?: components['schemas']['OptionalText'];
      /**
       * @description Card or account number with all but its last four characters hidden, or null for a coin.
       * @example ***********7947
       */
      bankCardNo?: components['schemas']['OptionalText'];
      /**
       * @description Holder of the account, or null for a coin.
       * @example Amelia Hartley
       */
      bankUserName?: components['schemas']['OptionalText'];
      /**
       * @description What the bank is called between banks, or null.
       * @example FBBENO22
       */
      swiftCode?: components['schemas']['OptionalText'];
      /**
       * @description Country of the bank, or null.
       * @example Norway
       */
      countryName: components['schemas']['OptionalText'];
    };
    /** @description One withdrawal. */
    WithdrawGetOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['WithdrawDetail'];
    };
    WithdrawGetAnswer: components['schemas']['WithdrawGetOk'] | components['schemas']['Failure'];
    /**
     * @description The withdrawal address that the caller has bound; empty when none is.
     * @example TSjvDRttV55QwU7Wq69fob7shgyMEkNfij
     */
    BoundAddressText: string;
    /** @description What a withdrawal must carry, and where it will go. */
    WithdrawWithdrawOpenData: {
      /**
       * @description One-time token for the next withdrawal, of this caller only.
       * @example ws_81b0e6d3a94f4c27
       */
      session_token: components['schemas']['SessionToken'];
      /**
       * @description Coin of the bound address; empty when none is bound.
       * @example USDT
       */
      coinType: components['schemas']['Label'];
      /**
       * @description Network of the bound address; empty when none is bound.
       * @example TRC20
       */
      chainName: components['schemas']['Label'];
      /** @description Whether coins go to the bound address only. */
      openWithdrawAddressBinding: components['schemas']['Flag'];
      /** @description The bound address; empty when none is bound. */
      existWithdrawAddress: components['schemas']['BoundAddressText'];
    };
    /** @description A form was opened. */
    WithdrawWithdrawOpenOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['WithdrawWithdrawOpenData'];
    };
    WithdrawWithdrawOpenAnswer:
      components['schemas']['WithdrawWithdrawOpenOk'] | components['schemas']['Failure'];
    /**
     * @description A time of day in UTC+8, hours and minutes.
     * @example 08:00
     */
    ClockTime: string;
    /** @description The limits of withdrawals and the address that they go to. */
    WithdrawWithdrawLimitConfigData: {
      /**
       * @description Minimum value of one withdrawal in USDT. A withdrawal that leaves less than a cent may be below it, so that no balance is stuck.
       * @example 10
       */
      withdrawAmountMin: components['schemas']['CoinAmount'];
      /**
       * @description Maximum value of one withdrawal in USDT.
       * @example 50000
       */
      withdrawAmountMax: components['schemas']['CoinAmount'];
      /**
       * @description Withdrawals that a user can make in a day of UTC+8.
       * @example 3
       */
      dailyMax: components['schemas']['Count'];
      /**
       * @description Withdrawals that the caller has made today.
       * @example 1
       */
      dailyUsed: components['schemas']['Count'];
      /** @description When withdrawals open each day. */
      openFrom: components['schemas']['ClockTime'];
      /**
       * @description When withdrawals close each day; 24:00 is the end of the day.
       * @example 22:00
       */
      openUntil: components['schemas']['ClockTime'];
      /** @description The address that withdrawals go to, to be compared with the one on the screen. */
      boundAddress: components['schemas']['BoundAddressText'];
      /**
       * @description Hours from a request to remove the address until it is removed.
       * @example 48
       */
      addressReleaseHours?: components['schemas']['Count'];
      /** @description When the address is removed, or null as long as its owner has not asked for it. */
      addressReleaseTime?: components['schemas']['OptionalWireTime'];
    };
    /** @description The limits of withdrawals. */
    WithdrawWithdrawLimitConfigOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['WithdrawWithdrawLimitConfigData'];
    };
    WithdrawWithdrawLimitConfigAnswer:
      components['schemas']['WithdrawWithdrawLimitConfigOk'] | components['schemas']['Failure'];
    /** @description A requested removal of the withdrawal address. */
    WithdrawRequestAddressReleaseData: {
      /** @description When the address is removed unless its owner stops it. */
      addressReleaseTime: components['schemas']['WireTime'];
    };
    /** @description When the address is removed. */
    WithdrawRequestAddressReleaseOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['WithdrawRequestAddressReleaseData'];
    };
    WithdrawRequestAddressReleaseAnswer:
      components['schemas']['WithdrawRequestAddressReleaseOk'] | components['schemas']['Failure'];
    /** @description The address stays. */
    WithdrawCancelAddressReleaseOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    WithdrawCancelAddressReleaseAnswer:
      components['schemas']['WithdrawCancelAddressReleaseOk'] | components['schemas']['Failure'];
    /**
     * @description `true` when the caller may apply for a loan now, else `false`; a text, as clients expect it.
     * @example true
     * @enum {string}
     */
    LoanAnswerText: 'true' | 'false';
    /** @description Whether the caller may apply for a loan. */
    CreditCheckOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['LoanAnswerText'];
    };
    CreditCheckAnswer: components['schemas']['CreditCheckOk'] | components['schemas']['Failure'];
    /**
     * @description Interest of one day as a share of the loan; 0.001 is a tenth of a per cent a day.
     * @example 0.0005
     */
    LoanRate: number;
    /**
     * @description A number of days, as text.
     * @example 90
     */
    LoanTermText: string;
    /** @description The conditions of loans, the same for everyone but for the terms. */
    LoanConfig: {
      /** @description Interest of one day within the term as a share of the loan. */
      rate: components['schemas']['LoanRate'];
      /**
       * @description What is added to it for each day after the term, as a share of the loan.
       * @example 0.001
       */
      defaultRate: components['schemas']['LoanRate'];
      /** @description Terms in days that the caller may choose. */
      lendableDays: components['schemas']['LoanTermText'][];
      /** @description All terms in days, also those that are not open to the caller. */
      allLendableDays: components['schemas']['LoanTermText'][];
      /**
       * @description Minimum amount of a loan in USDT.
       * @example 100000
       */
      amountMin: components['schemas']['DollarAmount'];
      /**
       * @description Maximum amount of a loan in USDT.
       * @example 30000000
       */
      amountMax: components['schemas']['DollarAmount'];
      /**
       * @description How a loan is paid back: amount and interest in one sum, at the end of the term or before.
       * @example lumpSum
       * @enum {string}
       */
      repayMethod: 'lumpSum';
    };
    /** @description The conditions of loans. */
    CreditConfigOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['LoanConfig'];
    };
    CreditConfigAnswer: components['schemas']['CreditConfigOk'] | components['schemas']['Failure'];
    /**
     * @description For how many days the money is lent, a year at most.
     * @example 90
     */
    LoanTerm: number;
    /**
     * @description What is lent, in USDT, from 100,000 to 30,000,000.
     * @example 150000
     */
    LoanAmount: number;
    /**
     * @description A country by its number in the list of countries.
     * @example 826
     */
    LoanCountryId: number;
    /** @description The application is recorded. */
    CreditApplyOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    CreditApplyAnswer: components['schemas']['CreditApplyOk'] | components['schemas']['Failure'];
    /**
     * @description A number of days.
     * @example 23
     */
    LoanDays: number;
    /** @description What the open loan of the caller comes to today; all figures are 0 where none is open. */
    LoanBill: {
      /**
       * @description Who borrowed, or null where no loan is open.
       * @example Amelia Hartley
       */
      realName: components['schemas']['OptionalText'];
      /**
       * @description What was lent in USDT.
       * @example 150000
       */
      applyAmount: components['schemas']['DollarAmount'];
      /** @description Days that have begun since it was paid out; the first counts at once. */
      alreadyCreditDays: components['schemas']['LoanDays'];
      /**
       * @description Interest until today in USDT, cut after two decimals.
       * @example 1725
       */
      interest: components['schemas']['DollarAmount'];
      /**
       * @description What a repayment today would take in USDT.
       * @example 151725
       */
      estimatePayment: components['schemas']['DollarAmount'];
    };
    /** @description The bill of the open loan. */
    CreditBillOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['LoanBill'];
    };
    CreditBillAnswer: components['schemas']['CreditBillOk'] | components['schemas']['Failure'];
    /**
     * @description Where a loan stands: `1` UnderReview, `2` Approved, `3` Overdue, `4` Rejected, `5` Repaid.
     * @example 1
     * @enum {integer}
     */
    LoanStatus: 1 | 2 | 3 | 4 | 5;
    /** @description One loan as a row of the history. */
    Loan: {
      /**
       * @description The loan.
       * @example cr_20260220_0001
       */
      id: components['schemas']['Id'];
      /** @description The number of the loan for people. */
      number?: components['schemas']['RecordNumber'];
      /**
       * @description The requested amount in USDT.
       * @example 150000
       */
      applyAmount: components['schemas']['DollarAmount'];
      /** @description When it was requested. */
      customerSubmitTime: components['schemas']['WireTime'];
      /** @description For how many days. */
      creditPeriod: components['schemas']['LoanTerm'];
      /** @description Interest of one day as a share of the loan. */
      creditRate: components['schemas']['LoanRate'];
      /** @description Where the loan stands. */
      status: components['schemas']['LoanStatus'];
      /**
       * @description Where it stands in an English word; a client shows its own word for `status`.
       * @example Approved
       */
      statusStr: components['schemas']['Label'];
    };
    /** @description One page of loans, newest first. */
    CreditHistroyData: {
      /** @description The loans of this page. */
      elements: components['schemas']['Loan'][];
      /** @description The page that this is, counted from 1. */
      thisPageNumber: components['schemas']['PageNumber'];
      /** @description Rows that a page has at most. */
      pageSize: components['schemas']['PageSize'];
      /** @description Rows of the whole list. */
      totalElements: components['schemas']['Count'];
    };
    /** @description One page of loans. */
    CreditHistroyOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['CreditHistroyData'];
    };
    CreditHistroyAnswer: components['schemas']['CreditHistroyOk'] | components['schemas']['Failure'];
    /** @description What repaying one loan would take today. */
    LoanRepayment: {
      /**
       * @description Who borrowed.
       * @example Amelia Hartley
       */
      realName: components['schemas']['Label'];
      /** @description Days that have begun since it was paid out. */
      alreadyCreditDays: components['schemas']['LoanDays'];
      /**
       * @description Amount and interest together in USDT.
       * @example 151725
       */
      estimatePayment: components['schemas']['DollarAmount'];
      /** @description Interest of one day as a share of the loan. */
      creditRate: components['schemas']['LoanRate'];
      /**
       * @description What the wallet of the caller holds in USDT, so that a screen can say whether it is enough.
       * @example 152310.4
       */
      accountAmount: components['schemas']['DollarAmount'];
    };
    /** @description What a repayment would take. */
    CreditBeforepayOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['LoanRepayment'];
    };
    CreditBeforepayAnswer: components['schemas']['CreditBeforepayOk'] | components['schemas']['Failure'];
    /** @description The loan is repaid. */
    CreditPayOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NoData'];
    };
    CreditPayAnswer: components['schemas']['CreditPayOk'] | components['schemas']['Failure'];
    /** @description An application as it was made, for a form that applies again. */
    LoanApplication: {
      /**
       * @description The loan.
       * @example cr_20260220_0001
       */
      id: components['schemas']['Id'];
      /**
       * @description Who applied.
       * @example Amelia Hartley
       */
      realName: components['schemas']['Label'];
      /** @description For how many days. */
      creditPeriod: components['schemas']['LoanTerm'];
      /**
       * @description The requested amount in USDT.
       * @example 150000
       */
      applyAmount: components['schemas']['DollarAmount'];
      /** @description Nationality of the applicant. */
      countryId: components['schemas']['LoanCountryId'];
      /**
       * @description Nationality by name.
       * @example United Kingdom
       */
      countryName: components['schemas']['Label'];
      /**
       * @description Number of the identity card or passport.
       * @example K7702913
       */
      identification: components['schemas']['Label'];
      /**
       * @description Front of the document.
       * @example /uploads/credit/f1.webp
       */
      imgCertificateFace: components['schemas']['ImageUrl'];
      /**
       * @description Back of the document.
       * @example /uploads/credit/b1.webp
       */
      imgCertificateBack: components['schemas']['ImageUrl'];
      /**
       * @description The applicant with the document in hand.
       * @example /uploads/credit/h1.webp
       */
      imgCertificateHand: components['schemas']['ImageUrl'];
      /** @description Where the loan stands. */
      status: components['schemas']['LoanStatus'];
      /**
       * @description Why it was refused, or null.
       * @example The picture of the document can not be read.
       */
      rejectReason: components['schemas']['OptionalText'];
    };
    /** @description The refused application. */
    CreditBeforereapplyOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['LoanApplication'];
    };
    CreditBeforereapplyAnswer:
      components['schemas']['CreditBeforereapplyOk'] | components['schemas']['Failure'];
    /** @description How many messages are unread. */
    NewOnlinechatUnreadOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description Messages of customer service that the caller has not yet listed. */
      data: components['schemas']['Count'];
    };
    NewOnlinechatUnreadAnswer:
      components['schemas']['NewOnlinechatUnreadOk'] | components['schemas']['Failure'];
    /**
     * @description Yes (`true`) or no (`false`) as text.
     * @example true
     */
    ChatShowPictures: string;
    /**
     * @description `send` for a message of the caller, `receive` for one of the other side.
     * @example receive
     * @enum {string}
     */
    ChatDirection: 'send' | 'receive';
    /**
     * @description Whether a message is text or a picture.
     * @example text
     * @enum {string}
     */
    ChatMessageType: 'text' | 'img';
    /** @description One message between the caller and customer service, or a store. */
    ChatMessage: {
      /**
       * @description The message; unique and never used again.
       * @example m_000482
       */
      id: components['schemas']['Id'];
      send_receive: components['schemas']['ChatDirection'];
      /** @description Text or picture. */
      type: components['schemas']['ChatMessageType'];
      /**
       * @description The text, or the address of the picture; empty once the message is withdrawn.
       * @example Your parcel leaves our store today.
       */
      content: components['schemas']['Text'];
      /** @description When it was sent. */
      createtime: components['schemas']['WireTime'];
      /**
       * @description 1 if customer service has withdrawn the message, else 0.
       * @example 0
       */
      delete_status: components['schemas']['OpenFlag'];
    };
    /** @description About 30 messages, newest first. */
    NewOnlinechatListData: components['schemas']['ChatMessage'][];
    /** @description Messages with customer service. */
    NewOnlinechatListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['NewOnlinechatListData'];
    };
    NewOnlinechatListAnswer: components['schemas']['NewOnlinechatListOk'] | components['schemas']['Failure'];
    /**
     * @description The text, up to 1,000 characters and not only blanks; for a picture its address.
     * @example Hello, when will my order be shipped?
     */
    ChatText: string;
    /** @description The message as it was kept; older servers answer nothing. */
    NewOnlinechatSendData: {
      /**
       * @description The new message.
       * @example m_000483
       */
      chat_id?: components['schemas']['Id'];
      /** @description When it was recorded. */
      updatetime?: components['schemas']['WireTime'];
    } | null;
    /** @description The message is recorded. */
    NewOnlinechatSendOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NewOnlinechatSendData'];
    };
    NewOnlinechatSendAnswer: components['schemas']['NewOnlinechatSendOk'] | components['schemas']['Failure'];
    /** @description A token for a chat window. */
    NewOnlinechatTokenData: {
      /** @description The token, which the chat window sends as `token`. */
      token: components['schemas']['UserToken'];
      /** @description When it ends at the latest. */
      expireTime: components['schemas']['EpochMs'];
    };
    /** @description A token for a chat window. */
    NewOnlinechatTokenOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['NewOnlinechatTokenData'];
    };
    NewOnlinechatTokenAnswer:
      components['schemas']['NewOnlinechatTokenOk'] | components['schemas']['Failure'];
    /**
     * @description Whether the caller asks as a buyer or as a store.
     * @example user
     * @enum {string}
     */
    ChatLoginType: 'user' | 'shop';
    /** @description How many messages of stores are unread. */
    UserOnlineChatControllerUnreadOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description Messages of stores that the caller has not yet read. */
      data: components['schemas']['Count'];
    };
    UserOnlineChatControllerUnreadAnswer:
      components['schemas']['UserOnlineChatControllerUnreadOk'] | components['schemas']['Failure'];
    /** @description A conversation between the caller and a store. */
    StoreChat: {
      /**
       * @description The store.
       * @example st_northwind
       */
      partyid: components['schemas']['Id'];
      /**
       * @description Its name.
       * @example Northwind Outfitters
       */
      name: components['schemas']['Label'];
      /**
       * @description Its logo.
       * @example /pictures/stores/northwind.webp
       */
      img: components['schemas']['Url'];
      /** @description Whether the last message is text or a picture. */
      type: components['schemas']['ChatMessageType'];
      /**
       * @description The last message, or the address of its picture; empty once the message is withdrawn.
       * @example Yes it is windproof.
       */
      content: components['schemas']['Text'];
      send_receive: components['schemas']['ChatDirection'];
      /** @description When it was sent. */
      updatetime: components['schemas']['WireTime'];
      /** @description Messages of the store that the caller has not yet read. */
      unreadmsg: components['schemas']['Count'];
    };
    /** @description Conversations with stores. */
    UserOnlineChatControllerUserlistOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description The conversations, the latest first. */
      data: components['schemas']['StoreChat'][];
    };
    UserOnlineChatControllerUserlistAnswer:
      components['schemas']['UserOnlineChatControllerUserlistOk'] | components['schemas']['Failure'];
    /** @description Messages with a store. */
    UserOnlineChatControllerListOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data: components['schemas']['NewOnlinechatListData'];
    };
    UserOnlineChatControllerListAnswer:
      components['schemas']['UserOnlineChatControllerListOk'] | components['schemas']['Failure'];
    /** @description The message is recorded. */
    UserOnlineChatControllerSendOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      data?: components['schemas']['NewOnlinechatSendData'];
    };
    UserOnlineChatControllerSendAnswer:
      components['schemas']['UserOnlineChatControllerSendOk'] | components['schemas']['Failure'];
    /**
     * Format: binary
     * @description The picture itself, a JPEG, PNG or WebP of at most 30 MiB; what it claims to be is not believed, its bytes are decoded.
     * @example (the bytes of the picture)
     */
    UploadFile: Blob;
    /**
     * @description What the picture is for: evaluate (review), recharge (proof of payment), online (chat), selle (store), kyc (identity), credit (loan); others are taken and treated alike.
     * @example evaluate
     */
    UploadModuleName: string;
    /** @description One picture and what it is for. Existing clients send token and lang as parts too; parts that are not named here are left unread. */
    UploadimgExecuteBody: {
      /** @description The picture, as a file part with a file name. */
      file: components['schemas']['UploadFile'];
      /** @description What the picture is for: `evaluate` (review), `recharge` (proof of payment), `online` (chat), `selle` (store), `kyc` (identity) or `credit` (loan). Others are taken and treated alike. */
      moduleName: components['schemas']['UploadModuleName'];
    };
    /** @description The picture was kept. */
    UploadimgExecuteOk: {
      code: components['schemas']['SuccessCode'];
      msg?: components['schemas']['SuccessMessage'];
      /** @description Address of the kept picture, to be sent with the form that it belongs to. */
      data: components['schemas']['ImageUrl'];
    };
    UploadimgExecuteAnswer: components['schemas']['UploadimgExecuteOk'] | components['schemas']['Failure'];
  };
  responses: {
    /**
     * @description What is not even a call of this contract (a wrong method, an oversized head or body, a proxy's refusal)
     *     is answered with its HTTP status and, where the server itself answers, with the same envelope.
     */
    ProtocolFailure: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
  };
  parameters: {
    /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
    lang: components['schemas']['Lang'];
    /**
     * @description What is searched for, in any of the 21 languages; blank is refused.
     * @example wool beanie
     */
    keyword: components['schemas']['Keyword'];
    /** @description Sort by the price that a buyer pays now, any running discount taken off. */
    isPrice: components['schemas']['GoodsSort'];
    /** @description Sort by the time the goods were first on the shelf. */
    isNew: components['schemas']['GoodsSort'];
    /** @description Sort by the number sold. */
    isHot: components['schemas']['GoodsSort'];
    /** @description Which page, counted from 1. A page past the end is empty. */
    pageNum: components['schemas']['PageNumber'];
    /** @description How many rows a page has. */
    pageSize: components['schemas']['PageSize'];
    /** @description Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore. */
    isRating: components['schemas']['GoodsSort'];
    /** @description Keep only what the store recommends and sort by when it did; needs sellerId. */
    isRec: components['schemas']['GoodsSort'];
    /** @description `1` keeps only goods whose discount runs now. */
    discount: components['schemas']['FlagText'];
    /**
     * @description Keeps goods that cost this many dollars or more now. An addition that a server may ignore.
     * @example 10
     */
    minPrice: components['schemas']['DollarInput'];
    /**
     * @description Keeps goods that cost this many dollars or less now. An addition that a server may ignore.
     * @example 50
     */
    maxPrice: components['schemas']['DollarInput'];
    /** @description `1` keeps only goods of which a piece is available. An addition that a server may ignore. */
    inStock: components['schemas']['FlagText'];
    /**
     * @description Keeps goods with at least this average of reviews. An addition that a server may ignore.
     * @example 4
     */
    minRating: components['schemas']['GoodsRating'];
    /** @description Keeps goods of these stores, as the facets name them. An addition that a server may ignore. */
    sellerIds: components['schemas']['GoodsSellerIds'];
    /** @description Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore. */
    attrValueIds: components['schemas']['GoodsAttributeValueIds'];
    /** @description `1` also answers categories that are switched off. */
    showHidden: components['schemas']['FlagText'];
    /**
     * @description Which settings, by code; several are separated by commas.
     * @example customer_service_url,mall_max_goods_number_in_order
     */
    code: components['schemas']['SysparaCodes'];
    /** @description Which page, counted from 1. A page past the end is empty. */
    page_no: components['schemas']['PageNumber'];
    /** @description How many rows a page has. */
    page_size: components['schemas']['RecordPageSize'];
    /**
     * @description The store of the conversation.
     * @example st_northwind
     */
    partyid: components['schemas']['Id'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  sellerGoodsSearchKeyword: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description What is searched for, in any of the 21 languages; blank is refused.
         * @example wool beanie
         */
        keyword: components['parameters']['keyword'];
        /** @description Sort by the price that a buyer pays now, any running discount taken off. */
        isPrice?: components['parameters']['isPrice'] | undefined;
        /** @description Sort by the time the goods were first on the shelf. */
        isNew?: components['parameters']['isNew'] | undefined;
        /** @description Sort by the number sold. */
        isHot?: components['parameters']['isHot'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Suggestions for the keyword. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerGoodsSearchKeywordAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerGoodsPopularSearches: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The keywords. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerGoodsPopularSearchesAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerGoodsList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
        /**
         * @description Keeps only the goods of this store.
         * @example st_northwind
         */
        sellerId?: components['schemas']['Id'] | undefined;
        /** @description Keeps only goods of this category, of either level; `0` or none keeps all. */
        categoryId?: components['schemas']['GoodsCategoryFilter'] | undefined;
        /** @description Sort by the price that a buyer pays now, any running discount taken off. */
        isPrice?: components['parameters']['isPrice'] | undefined;
        /** @description Sort by the time the goods were first on the shelf. */
        isNew?: components['parameters']['isNew'] | undefined;
        /** @description Sort by the number sold. */
        isHot?: components['parameters']['isHot'] | undefined;
        /** @description Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore. */
        isRating?: components['parameters']['isRating'] | undefined;
        /** @description Keep only what the store recommends and sort by when it did; needs sellerId. */
        isRec?: components['parameters']['isRec'] | undefined;
        /**
         * @description Any number above 0 keeps only goods that are recommended.
         * @example 1
         */
        recTime?: components['schemas']['EpochMs'] | undefined;
        /** @description `1` keeps only goods whose discount runs now. */
        discount?: components['parameters']['discount'] | undefined;
        /**
         * @description Keeps goods that cost this many dollars or more now. An addition that a server may ignore.
         * @example 10
         */
        minPrice?: components['parameters']['minPrice'] | undefined;
        /**
         * @description Keeps goods that cost this many dollars or less now. An addition that a server may ignore.
         * @example 50
         */
        maxPrice?: components['parameters']['maxPrice'] | undefined;
        /** @description `1` keeps only goods of which a piece is available. An addition that a server may ignore. */
        inStock?: components['parameters']['inStock'] | undefined;
        /**
         * @description Keeps goods with at least this average of reviews. An addition that a server may ignore.
         * @example 4
         */
        minRating?: components['parameters']['minRating'] | undefined;
        /** @description Keeps goods of these stores, as the facets name them. An addition that a server may ignore. */
        sellerIds?: components['parameters']['sellerIds'] | undefined;
        /** @description Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore. */
        attrValueIds?: components['parameters']['attrValueIds'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of goods. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerGoodsListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerGoodsSearch: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description What is searched for, in any of the 21 languages; blank is refused.
         * @example wool beanie
         */
        keyword: components['parameters']['keyword'];
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
        /** @description Sort by the price that a buyer pays now, any running discount taken off. */
        isPrice?: components['parameters']['isPrice'] | undefined;
        /** @description Sort by the time the goods were first on the shelf. */
        isNew?: components['parameters']['isNew'] | undefined;
        /** @description Sort by the number sold. */
        isHot?: components['parameters']['isHot'] | undefined;
        /** @description Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore. */
        isRating?: components['parameters']['isRating'] | undefined;
        /** @description Keep only what the store recommends and sort by when it did; needs sellerId. */
        isRec?: components['parameters']['isRec'] | undefined;
        /** @description `1` keeps only goods whose discount runs now. */
        discount?: components['parameters']['discount'] | undefined;
        /** @description Keeps only goods of this category, of either level; `0` or none keeps all. An addition that a server may ignore. */
        categoryId?: components['schemas']['GoodsCategoryFilter'] | undefined;
        /**
         * @description Keeps goods that cost this many dollars or more now. An addition that a server may ignore.
         * @example 10
         */
        minPrice?: components['parameters']['minPrice'] | undefined;
        /**
         * @description Keeps goods that cost this many dollars or less now. An addition that a server may ignore.
         * @example 50
         */
        maxPrice?: components['parameters']['maxPrice'] | undefined;
        /** @description `1` keeps only goods of which a piece is available. An addition that a server may ignore. */
        inStock?: components['parameters']['inStock'] | undefined;
        /**
         * @description Keeps goods with at least this average of reviews. An addition that a server may ignore.
         * @example 4
         */
        minRating?: components['parameters']['minRating'] | undefined;
        /** @description Keeps goods of these stores, as the facets name them. An addition that a server may ignore. */
        sellerIds?: components['parameters']['sellerIds'] | undefined;
        /** @description Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore. */
        attrValueIds?: components['parameters']['attrValueIds'] | undefined;
        /** @description `1` searches the keyword as it is typed, without a correction. An addition that a server may ignore. */
        asTyped?: components['schemas']['FlagText'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of goods found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerGoodsSearchAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerGoodsFacets: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Counts only goods that match this keyword; all goods without it.
         * @example sneaker
         */
        keyword?: components['schemas']['Keyword'] | undefined;
        /**
         * @description Counts only the goods of this store.
         * @example st_northwind
         */
        sellerId?: components['schemas']['Id'] | undefined;
        /** @description Counts only goods of this category, of either level; `0` or none counts all. */
        categoryId?: components['schemas']['GoodsCategoryFilter'] | undefined;
        /** @description `1` keeps only goods whose discount runs now. */
        discount?: components['parameters']['discount'] | undefined;
        /**
         * @description Keeps goods that cost this many dollars or more now. An addition that a server may ignore.
         * @example 10
         */
        minPrice?: components['parameters']['minPrice'] | undefined;
        /**
         * @description Keeps goods that cost this many dollars or less now. An addition that a server may ignore.
         * @example 50
         */
        maxPrice?: components['parameters']['maxPrice'] | undefined;
        /** @description `1` keeps only goods of which a piece is available. An addition that a server may ignore. */
        inStock?: components['parameters']['inStock'] | undefined;
        /**
         * @description Keeps goods with at least this average of reviews. An addition that a server may ignore.
         * @example 4
         */
        minRating?: components['parameters']['minRating'] | undefined;
        /** @description Keeps goods of these stores, as the facets name them. An addition that a server may ignore. */
        sellerIds?: components['parameters']['sellerIds'] | undefined;
        /** @description Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore. */
        attrValueIds?: components['parameters']['attrValueIds'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The attributes of the list. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerGoodsFacetsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerGoodsSearchSellerGoods: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description What is searched for, in any of the 21 languages; blank is refused.
         * @example wool beanie
         */
        keyword: components['parameters']['keyword'];
        /**
         * @description The store whose goods are searched.
         * @example st_northwind
         */
        sellerId: components['schemas']['Id'];
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
        /** @description Sort by the price that a buyer pays now, any running discount taken off. */
        isPrice?: components['parameters']['isPrice'] | undefined;
        /** @description Sort by the time the goods were first on the shelf. */
        isNew?: components['parameters']['isNew'] | undefined;
        /** @description Sort by the number sold. */
        isHot?: components['parameters']['isHot'] | undefined;
        /** @description Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore. */
        isRating?: components['parameters']['isRating'] | undefined;
        /** @description Keep only what the store recommends and sort by when it did; needs sellerId. */
        isRec?: components['parameters']['isRec'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of goods found in the store. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerGoodsSearchSellerGoodsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerGoodsRecommendNew: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which selection; the newest goods by default. */
        type?: components['schemas']['GoodsRecommendationKind'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has; 12 by default. */
        pageSize?: components['schemas']['GoodsHomePageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the selection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerGoodsRecommendNewAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerGoodsRecommendLike: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The store on whose pages the goods are shown.
         * @example st_northwind
         */
        sellerId: components['schemas']['Id'];
        /**
         * @description Whether the goods come from the caller's history or from the store.
         * @example 2
         */
        type: components['schemas']['GoodsLikeKind'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The goods, without pages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerGoodsRecommendLikeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerGoodsInfo: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The goods, by the id that lists answer.
         * @example g_canvas_sneaker
         */
        sellerGoodsId: components['schemas']['Id'];
        /**
         * @description A variant whose attributes come first in the specification table.
         * @example sk_sneaker_navy_42
         */
        skuId?: components['schemas']['Id'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The goods with all details. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerGoodsInfoAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerGoodsDeliveryEstimate: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The goods, by the id that lists answer.
         * @example g_canvas_sneaker
         */
        sellerGoodsId: components['schemas']['Id'];
        /**
         * @description The country to deliver to.
         * @example GB
         */
        countryCode?: components['schemas']['CountryCode'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The days between which the goods arrive. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerGoodsDeliveryEstimateAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  indexHome: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the home page needs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IndexHomeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  indexDownloadUrl: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The download page of the app. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IndexDownloadUrlAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  bannerBannerList: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which kind of store shows the banners.
         * @example pc
         */
        type: components['schemas']['BannerDevice'];
        /** @description `1` keeps banners for the large stage, `0` those for small places; both by default. */
        imgType?: components['schemas']['Flag'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The banners. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BannerBannerListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  categoryList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of categories. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CategoryListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  categoryRecommend: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of recommended categories. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CategoryRecommendAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  categoryTree: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description `1` also answers categories that are switched off. */
        showHidden?: components['parameters']['showHidden'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tree of the mall. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CategoryTreeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  categorySellerTree: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The store; where none is named, the caller's own.
         * @example st_northwind
         */
        sellerId?: components['schemas']['Id'] | undefined;
        /** @description `1` also answers categories that are switched off. */
        showHidden?: components['parameters']['showHidden'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tree of the store. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CategorySellerTreeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
        /** @description `1` keeps only the stores that the mall recommends. */
        isRec?: components['schemas']['Flag'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of stores. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sellerInfo: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The store.
         * @example st_northwind
         */
        sellerId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The store. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerInfoAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  evaluationList: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
        /**
         * @description The goods whose reviews are listed.
         * @example g_canvas_sneaker
         */
        sellerGoodsId: components['schemas']['Id'];
        /** @description Keeps the reviews of one kind; all by default. */
        evaluationType?: components['schemas']['EvaluationFilter'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of reviews. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvaluationListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  evaluationCountType: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The goods; what other calls name sellerGoodsId.
         * @example g_canvas_sneaker
         */
        goodId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Counts of reviews. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvaluationCountTypeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  evaluationAdd: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The goods that are reviewed.
         * @example g_canvas_sneaker
         */
        sellerGoodsId: components['schemas']['Id'];
        /**
         * @description The level of the review, according to its stars.
         * @example 1
         */
        evaluationType: components['schemas']['EvaluationLevel'];
        /**
         * @description Stars, one for very bad to five for very good.
         * @example 5
         */
        rating: components['schemas']['EvaluationStars'];
        /** @description The text of the buyer, as plain text. */
        content?: components['schemas']['Text'] | undefined;
        /**
         * @description The order with which the goods came.
         * @example or_20260314_0001
         */
        orderId?: components['schemas']['Id'] | undefined;
        /**
         * @description First picture of the review, as the upload answered it.
         * @example /pictures/reviews/sneaker-1.webp
         */
        imgUrl1?: components['schemas']['ImageUrl'] | undefined;
        /**
         * @description Second picture of the review, as the upload answered it.
         * @example /pictures/reviews/sneaker-2.webp
         */
        imgUrl2?: components['schemas']['ImageUrl'] | undefined;
        /**
         * @description Third picture of the review, as the upload answered it.
         * @example /pictures/reviews/sneaker-3.webp
         */
        imgUrl3?: components['schemas']['ImageUrl'] | undefined;
        /**
         * @description Fourth picture of the review, as the upload answered it.
         * @example /pictures/reviews/sneaker-4.webp
         */
        imgUrl4?: components['schemas']['ImageUrl'] | undefined;
        /**
         * @description Fifth picture of the review, as the upload answered it.
         * @example /pictures/reviews/sneaker-5.webp
         */
        imgUrl5?: components['schemas']['ImageUrl'] | undefined;
        /**
         * @description Sixth picture of the review, as the upload answered it.
         * @example /pictures/reviews/sneaker-6.webp
         */
        imgUrl6?: components['schemas']['ImageUrl'] | undefined;
        /**
         * @description Seventh picture of the review, as the upload answered it.
         * @example /pictures/reviews/sneaker-7.webp
         */
        imgUrl7?: components['schemas']['ImageUrl'] | undefined;
        /**
         * @description Eighth picture of the review, as the upload answered it.
         * @example /pictures/reviews/sneaker-8.webp
         */
        imgUrl8?: components['schemas']['ImageUrl'] | undefined;
        /**
         * @description Ninth picture of the review, as the upload answered it.
         * @example /pictures/reviews/sneaker-9.webp
         */
        imgUrl9?: components['schemas']['ImageUrl'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The review is written. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvaluationAddAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  evaluationAddList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The order and its reviews. */
    requestBody: {
      content: {
        'application/json': components['schemas']['EvaluationDrafts'];
      };
    };
    responses: {
      /** @description The reviews are written. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvaluationAddListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  goodsQuestionList: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The goods that the question is about, by the id that lists answer.
         * @example g_canvas_sneaker
         */
        sellerGoodsId: components['schemas']['Id'];
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of questions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodsQuestionListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  goodsQuestionAsk: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The goods that the question is about, by the id that lists answer.
         * @example g_canvas_sneaker
         */
        sellerGoodsId: components['schemas']['Id'];
        /**
         * @description The question.
         * @example Can the sole be replaced?
         */
        content: components['schemas']['QuestionText'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The question was asked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoodsQuestionAskAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  keepGoodsList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of favourites. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeepGoodsListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  keepGoodsAdd: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The goods to add.
         * @example g_canvas_sneaker
         */
        sellerGoodsId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The goods are a favourite. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeepGoodsAddAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  keepGoodsDel: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The goods to remove.
         * @example g_canvas_sneaker
         */
        sellerGoodsId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The goods are no longer a favourite. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeepGoodsDelAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  keepGoodsCount: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The number of favourites. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeepGoodsCountAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  keepGoodsNotices: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of notices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeepGoodsNoticesAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  keepGoodsUnreadNotices: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many notices are unread. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeepGoodsUnreadNoticesAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  keepGoodsReadNotices: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The notices are read. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeepGoodsReadNoticesAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  focusSellerList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of followed stores. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FocusSellerListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  focusSellerAdd: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The store to follow.
         * @example st_northwind
         */
        sellerId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The store is followed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FocusSellerAddAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  focusSellerDel: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The store to unfollow.
         * @example st_northwind
         */
        sellerId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The store is no longer followed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FocusSellerDelAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  focusSellerCount: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many stores the caller follows. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FocusSellerCountAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  browseHistoryList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the browsing history. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrowseHistoryListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  browseHistoryDel: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The entry to remove; without it the whole history goes.
         * @example bh_01
         */
        id?: components['schemas']['Id'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The history is cleared. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrowseHistoryDelAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  subscribeAdd: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The address that the newsletter goes to.
         * @example amelia@example.com
         */
        email: components['schemas']['Email'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address gets an e-mail that asks for a confirmation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubscribeAddAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  helpPageInfo: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description What the page is about.
         * @example delivery
         */
        topic: components['schemas']['HelpTopic'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The text of the mall. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HelpPageInfoAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  lotteryGetCurrentActivity: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The current lucky draw. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LotteryGetCurrentActivityAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  newsListNews: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of news. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsListNewsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  newsDetailNews: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The news item to show.
         * @example nw_delivery
         */
        id: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The news item. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsDetailNewsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sysparaGetSysparaByGet: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which settings, by code; several are separated by commas.
         * @example customer_service_url,mall_max_goods_number_in_order
         */
        code: components['parameters']['code'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SysparaGetSysparaByGetAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sysparaGetSyspara: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which settings, by code; several are separated by commas.
         * @example customer_service_url,mall_max_goods_number_in_order
         */
        code: components['parameters']['code'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SysparaGetSysparaAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userNewlogin: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The user's name, which is an e-mail address or a phone as area code and number without blanks. Letter case does not matter.
         * @example amelia@example.com
         */
        username: components['schemas']['LoginName'];
        /**
         * @description The login password, exactly as typed.
         * @example Sunny-42day
         */
        password: components['schemas']['LoginPassword'];
        /** @description Proof of a solved slider from `slider!verify`. Needed after three wrong passwords of the name, after many calls of the same address, and where the setting slider_required is true. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused. */
        sliderPass?: components['schemas']['SliderPass'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserNewloginAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userLogout: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserLogoutAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userHeartbeat: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Whether the user is there; online when absent. */
        status?: components['schemas']['Presence'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The heartbeat was received. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserHeartbeatAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userLogoff: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The caller's own name once more, as a safeguard; any other is refused as unknown.
         * @example amelia@example.com
         */
        account: components['schemas']['LoginName'];
        /**
         * @description Why the user leaves; blank is refused.
         * @example I have moved and order from a nearer mall now.
         */
        reason: components['schemas']['ClosingReason'];
        /** @description The fund password; needed when one is set. */
        cashPassword?: components['schemas']['FundPassword'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account is closed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserLogoffAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userUpdateOldAndNewPsw: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The present login password.
         * @example Cloudy-7june
         */
        old_password: components['schemas']['LoginPassword'];
        /**
         * @description The new login password.
         * @example Sunny-42day
         */
        password: components['schemas']['LoginPassword'];
        /**
         * @description The new login password once more.
         * @example Sunny-42day
         */
        re_password: components['schemas']['LoginPassword'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The login password has changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserUpdateOldAndNewPswAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userSetSafewordReg: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The fund password to be set, six digits.
         * @example 135790
         */
        safeword: components['schemas']['FundPassword'];
        /**
         * @description The same six digits once more.
         * @example 135790
         */
        re_safeword: components['schemas']['FundPassword'];
        /** @description The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time. */
        password?: components['schemas']['LoginPassword'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The fund password is set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserSetSafewordRegAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userUpdateOldAndNewSafeword: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The present fund password.
         * @example 246802
         */
        old_safeword: components['schemas']['FundPassword'];
        /**
         * @description The new fund password, six digits.
         * @example 135790
         */
        safeword: components['schemas']['FundPassword'];
        /**
         * @description The new fund password once more.
         * @example 135790
         */
        re_safeword: components['schemas']['FundPassword'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The fund password has changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserUpdateOldAndNewSafewordAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userBindWithdrawAddress: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The chain that the address belongs to; chains other than those of the coin are refused.
         * @example TRC20
         */
        blockchain_name: components['schemas']['BlockchainName'];
        /**
         * @description Symbol of what is to be withdrawn.
         * @example USDT
         */
        coin: components['schemas']['Coin'];
        /**
         * @description The address itself, exactly as the receiving wallet shows it.
         * @example TSjvDRttV55QwU7Wq69fob7shgyMEkNfij
         */
        channel_address: components['schemas']['WithdrawAddress'];
        /** @description The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time. */
        password?: components['schemas']['LoginPassword'] | undefined;
        /** @description The six digits that the authenticator shows now, where the caller has one. Each code is accepted once. */
        authenticatorCode?: components['schemas']['VerificationCode'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address is bound. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserBindWithdrawAddressAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userGetUserNameVerifTarget: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The name with which the user would log in.
         * @example amelia@example.com
         */
        username: components['schemas']['LoginName'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The methods of the name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserGetUserNameVerifTargetAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userResetpsw: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The name with which the user logs in.
         * @example amelia@example.com
         */
        username: components['schemas']['LoginName'];
        /**
         * @description Where the code was sent to.
         * @example 2
         */
        verifcode_type: components['schemas']['SentCodeWay'];
        /**
         * @description The six digits that were sent to the target.
         * @example 482915
         */
        verifcode: components['schemas']['VerificationCode'];
        /**
         * @description The new login password.
         * @example Sunny-42day
         */
        password: components['schemas']['LoginPassword'];
        /**
         * @description The new login password once more.
         * @example Sunny-42day
         */
        re_password: components['schemas']['LoginPassword'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The login password is set anew. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserResetpswAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userSetSafeword: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Where the code comes from.
         * @example 2
         */
        verifcode_type: components['schemas']['VerificationWay'];
        /**
         * @description The six digits that were sent to the target, or that the authenticator shows.
         * @example 482915
         */
        verifcode: components['schemas']['VerificationCode'];
        /**
         * @description The new fund password, six digits.
         * @example 135790
         */
        safeword: components['schemas']['FundPassword'];
        /**
         * @description The new fund password once more.
         * @example 135790
         */
        re_safeword: components['schemas']['FundPassword'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The fund password is set anew. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserSetSafewordAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserGet: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserGetAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserRegisterNoVerifcode: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The name to be registered: an e-mail address, or a phone as area code, one space and number. It is kept in lower case and without blanks.
         * @example amelia@example.com
         */
        username: components['schemas']['AccountName'];
        /**
         * @description The login password to be set.
         * @example Sunny-42day
         */
        password: components['schemas']['LoginPassword'];
        /**
         * @description The same login password once more.
         * @example Sunny-42day
         */
        re_password: components['schemas']['LoginPassword'];
        /**
         * @description Whether `username` is a phone or an e-mail address; it must fit.
         * @example 2
         */
        type: components['schemas']['AccountKind'];
        /**
         * @description Invitation code of the user who recommended the mall; it can't be changed later.
         * @example M4T8QX
         */
        agentCode?: components['schemas']['InvitationCode'] | undefined;
        /** @description Proof of a solved slider from `slider!verify`. Needed on a server with strangers, where the setting slider_required or too many calls of the same address ask for it. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused. */
        sliderPass?: components['schemas']['SliderPass'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account exists and is logged in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserRegisterNoVerifcodeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserRegisterWithVerifcode: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The name to be registered: an e-mail address, or a phone as area code, one space and number. It is kept in lower case and without blanks.
         * @example amelia@example.com
         */
        username: components['schemas']['AccountName'];
        /**
         * @description The six digits that were sent to this name.
         * @example 482915
         */
        verifcode: components['schemas']['VerificationCode'];
        /**
         * @description The login password to be set.
         * @example Sunny-42day
         */
        password: components['schemas']['LoginPassword'];
        /**
         * @description The same login password once more.
         * @example Sunny-42day
         */
        re_password: components['schemas']['LoginPassword'];
        /**
         * @description Whether `username` is a phone or an e-mail address; it must fit.
         * @example 2
         */
        type: components['schemas']['AccountKind'];
        /**
         * @description Invitation code of the user who recommended the mall; it can't be changed later.
         * @example M4T8QX
         */
        agentCode?: components['schemas']['InvitationCode'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account exists and is logged in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserRegisterWithVerifcodeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserCheckEmailOrPhone: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The e-mail address, or the phone as area code, one space and number.
         * @example amelia@example.com
         */
        target: components['schemas']['AccountName'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The target is free to be bound. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserCheckEmailOrPhoneAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserRefreshAvatar: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Number of the picture, counted from 1.
         * @example 7
         */
        idx: components['schemas']['AvatarIndex'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The avatar has changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserRefreshAvatarAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserMailSettings: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserMailSettingsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserSetMailSettings: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Whether to send e-mails about orders and deliveries. Left out, it stays as it is. */
        orders?: components['schemas']['Flag'] | undefined;
        /** @description Whether to send e-mails about refunds. Left out, it stays as it is. */
        refunds?: components['schemas']['Flag'] | undefined;
        /** @description Whether to send e-mails about money that arrives. Left out, it stays as it is. */
        wallet?: components['schemas']['Flag'] | undefined;
        /** @description Whether to send the newsletter. Left out, it stays as it is. */
        newsletter?: components['schemas']['Flag'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings have changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserSetMailSettingsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserSessions: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserSessionsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserEndSessions: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The session to end, from the list. Left out, all sessions but the caller's own end.
         * @example se_20260310_0001
         */
        sessionId?: components['schemas']['Id'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions have ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserEndSessionsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserSecurityEvents: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What happened. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserSecurityEventsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserSetDisplayName: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description The new name. Left out or empty, the name is removed. */
        displayName?: components['schemas']['DisplayName'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The display name has changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserSetDisplayNameAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserBeforeBind: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The e-mail address or phone that is bound now.
         * @example amelia@example.com
         */
        target: components['schemas']['AccountName'];
        /**
         * @description The six digits that were sent to the target, or that the authenticator shows.
         * @example 482915
         */
        verifcode: components['schemas']['VerificationCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The present binding is proved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserBeforeBindAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserBindEmailOrPhone: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The e-mail address or phone to be bound.
         * @example 44 7700900123
         */
        target: components['schemas']['AccountName'];
        /**
         * @description The six digits that were sent to the target, or that the authenticator shows.
         * @example 482915
         */
        verifcode: components['schemas']['VerificationCode'];
        /**
         * @description The caller's login password.
         * @example Sunny-42day
         */
        password: components['schemas']['LoginPassword'];
        /** @description Proof of the present binding; needed when a verified one of the same kind is to be replaced. */
        verifyCode?: components['schemas']['BindingProof'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The target is bound. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserBindEmailOrPhoneAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  localuserGetReferral: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How the caller invites friends. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocaluserGetReferralAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  googleAuthGet: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new key. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoogleAuthGetAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  googleAuthBind: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The six digits that the authenticator shows now.
         * @example 482915
         */
        code: components['schemas']['VerificationCode'];
        /** @description The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time. */
        password?: components['schemas']['LoginPassword'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The authenticator is bound. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoogleAuthBindAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  googleAuthUnbind: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The six digits that the authenticator shows now, or an unused recovery code.
         * @example 482915
         */
        code: components['schemas']['AuthenticatorProof'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The authenticator is bound no longer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GoogleAuthUnbindAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  jscodeExecute: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The e-mail address, or the phone as area code, one space and number.
         * @example amelia@example.com
         */
        target: components['schemas']['AccountName'];
        /** @description Proof of a solved slider from `slider!verify`. Needed of a visitor after many calls of the same address. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused. */
        sliderPass?: components['schemas']['SliderPass'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The code is on its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JscodeExecuteAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  idcodeExecute: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The e-mail address, or the phone as area code, one space and number.
         * @example amelia@example.com
         */
        target: components['schemas']['AccountName'];
        /** @description What the code is to be used for. Left out, as existing clients do, it is resetPassword for a visitor, bind for a target that the caller has not bound, and else whichever of fundPassword and beforeBind comes first. */
        purpose?: components['schemas']['CodePurpose'] | undefined;
        /** @description Proof of a solved slider from `slider!verify`. Needed of a visitor after many calls of the same address. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused. */
        sliderPass?: components['schemas']['SliderPass'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The code is on its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdcodeExecuteAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sliderChallenge: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A challenge. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SliderChallengeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  sliderVerify: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The challenge that is answered.
         * @example sl_40c7e19a
         */
        challengeId: components['schemas']['Id'];
        /**
         * @description Where the left edge of the piece lies now, in pixels of the background from its left.
         * @example 172
         */
        x: components['schemas']['SliderPixels'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The piece fits. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SliderVerifyAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  kycGet: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The identity check. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KycGetAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  kycApply: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Real name as the document has it.
         * @example Amelia Hartley
         */
        name: components['schemas']['PersonName'];
        /**
         * @description Kind of the document, such as identity card or passport.
         * @example Passport
         */
        idname: components['schemas']['DocumentKind'];
        /**
         * @description Number of the document.
         * @example K7702913
         */
        idnumber: components['schemas']['DocumentNumber'];
        /**
         * @description Country that issued the document.
         * @example United Kingdom
         */
        nationality: components['schemas']['Nationality'];
        /**
         * @description Front of the document; the address that `uploadimg!execute` answered, others are refused.
         * @example /pictures/private/kyc-front.webp
         */
        idimg_1: components['schemas']['ImageUrl'];
        /**
         * @description Back of the document, uploaded in the same way.
         * @example /pictures/private/kyc-back.webp
         */
        idimg_2: components['schemas']['ImageUrl'];
        /**
         * @description The applicant holding the document, uploaded in the same way.
         * @example /pictures/private/kyc-holding.webp
         */
        idimg_3?: components['schemas']['ImageUrl'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The application is made. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KycApplyAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  kycHighLevelGet: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The advanced verification. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KycHighLevelGetAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  kycHighLevelApply: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Where the applicant lives.
         * @example 14 Harbour Lane, Bristol BS1 5TY, United Kingdom
         */
        home_place: components['schemas']['Residence'];
        /**
         * @description Where the applicant works.
         * @example Quay House, 2 Mill Street, Bristol, United Kingdom
         */
        work_place?: components['schemas']['Residence'] | undefined;
        /**
         * @description A bill or letter of the last three months with name and address; the address that `uploadimg!execute` answered, others are refused.
         * @example /pictures/private/kyc-bill.webp
         */
        idimg_1: components['schemas']['ImageUrl'];
        /**
         * @description The applicant holding the identity document, uploaded in the same way.
         * @example /pictures/private/kyc-holding.webp
         */
        idimg_2: components['schemas']['ImageUrl'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The application is made. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KycHighLevelApplyAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  addressList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address book. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  addressAdd: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description `1` makes this the default address and takes the mark from the former one. The first address of a buyer is the default anyway. */
        use?: components['schemas']['Flag'] | undefined;
        /**
         * @description Phone of the receiver: area code, one space, number. Its length has to be possible in its country; of existing clients any is taken.
         * @example 44 7700900123
         */
        phone: components['schemas']['AreaPhone'];
        /**
         * @description Who receives the parcel.
         * @example Amelia Hartley
         */
        contacts: components['schemas']['AddressContacts'];
        /**
         * @description Street and number, and other details for the carrier.
         * @example 14 Rosebery Avenue, Flat 3
         */
        address: components['schemas']['AddressLine'];
        /** @description Where the carrier may write to. */
        email?: components['schemas']['Email'] | undefined;
        /** @description Postcode, if the country has postcodes. It has to be possible in the country of countryId, however it is spaced; of existing clients any is taken. */
        postcode?: components['schemas']['AddressPostcode'] | undefined;
        /**
         * @description Name of the country, as shown to the buyer who chose it.
         * @example United Kingdom
         */
        country: components['schemas']['AddressCountryName'];
        /** @description Name of the state or province, if the country has any. */
        province?: components['schemas']['AddressPlaceName'] | undefined;
        /**
         * @description Name of the city, chosen from a list or typed.
         * @example London
         */
        city?: components['schemas']['AddressPlaceName'] | undefined;
        /** @description Number of the country from address!listCountry; left out or 0 where only its name is known. */
        countryId?: components['schemas']['AddressPlaceId'] | undefined;
        /**
         * @description Number of the state from address!listState; left out or 0 where only its name is known.
         * @example 82601
         */
        provinceId?: components['schemas']['AddressPlaceId'] | undefined;
        /**
         * @description Number of the city from address!listCity; left out or 0 where only its name is known.
         * @example 8260101
         */
        cityId?: components['schemas']['AddressPlaceId'] | undefined;
        /** @description The area code once more, as existing clients send it; the one inside phone counts. */
        areaCode?: components['schemas']['AreaCode'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address is in the book. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressAddAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  addressEdit: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which of the caller's addresses to change.
         * @example ad_home
         */
        id: components['schemas']['Id'];
        /** @description `1` makes this the default address and takes the mark from the former one. The first address of a buyer is the default anyway. */
        use?: components['schemas']['Flag'] | undefined;
        /**
         * @description Phone of the receiver: area code, one space, number. Its length has to be possible in its country; of existing clients any is taken.
         * @example 44 7700900123
         */
        phone: components['schemas']['AreaPhone'];
        /**
         * @description Who receives the parcel.
         * @example Amelia Hartley
         */
        contacts: components['schemas']['AddressContacts'];
        /**
         * @description Street and number, and other details for the carrier.
         * @example 14 Rosebery Avenue, Flat 3
         */
        address: components['schemas']['AddressLine'];
        /** @description Where the carrier may write to. */
        email?: components['schemas']['Email'] | undefined;
        /** @description Postcode, if the country has postcodes. It has to be possible in the country of countryId, however it is spaced; of existing clients any is taken. */
        postcode?: components['schemas']['AddressPostcode'] | undefined;
        /**
         * @description Name of the country, as shown to the buyer who chose it.
         * @example United Kingdom
         */
        country: components['schemas']['AddressCountryName'];
        /** @description Name of the state or province, if the country has any. */
        province?: components['schemas']['AddressPlaceName'] | undefined;
        /**
         * @description Name of the city, chosen from a list or typed.
         * @example London
         */
        city?: components['schemas']['AddressPlaceName'] | undefined;
        /** @description Number of the country from address!listCountry; left out or 0 where only its name is known. */
        countryId?: components['schemas']['AddressPlaceId'] | undefined;
        /**
         * @description Number of the state from address!listState; left out or 0 where only its name is known.
         * @example 82601
         */
        provinceId?: components['schemas']['AddressPlaceId'] | undefined;
        /**
         * @description Number of the city from address!listCity; left out or 0 where only its name is known.
         * @example 8260101
         */
        cityId?: components['schemas']['AddressPlaceId'] | undefined;
        /** @description The area code once more, as existing clients send it; the one inside phone counts. */
        areaCode?: components['schemas']['AreaCode'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address has its new fields. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressEditAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  addressDel: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which of the caller's addresses to delete.
         * @example ad_office
         */
        id: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address is deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressDelAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  addressListCountry: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Keeps only countries whose name contains this, in any letter case.
         * @example United
         */
        countryName?: components['schemas']['AddressPlaceName'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The countries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressListCountryAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  addressListState: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The country, as numbered by address!listCountry.
         * @example 826
         */
        countryId: components['schemas']['AddressPlaceId'];
        /** @description Keeps only states whose name contains this, in any letter case. */
        stateName?: components['schemas']['AddressPlaceName'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The states. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressListStateAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  addressListCity: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The state, as numbered by address!listState.
         * @example 82601
         */
        stateId: components['schemas']['AddressPlaceId'];
        /**
         * @description Keeps only cities whose name contains this, in any letter case.
         * @example London
         */
        cityName?: components['schemas']['AddressPlaceName'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cities. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressListCityAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  cartList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  cartPut: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The lines to set: goods, variant (`-1` for none), pieces and `1` if saved for later, else `0`, for each line, all joined by commas.
         * @example g_canvas_sneaker,sk_sneaker_navy_42,2,0
         */
        lines: components['schemas']['CartLinesText'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartPutAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  cartMerge: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The lines of the other cart: goods, variant (`-1` for none), pieces and `1` if saved for later, else `0`, for each line, all joined by commas. Lines with 0 pieces are ignored.
         * @example g_canvas_sneaker,sk_sneaker_navy_42,1,0
         */
        lines: components['schemas']['CartLinesText'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The merged cart. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartMergeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderSubmit: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description What to order: triplets of goods, variant and number of pieces, all joined by commas. The same goods and variant named twice are added up.
         * @example g_canvas_sneaker,sk_sneaker_navy_42,2,g_wool_beanie,-1,7,g_iron_teapot,-1,1,g_paper_lamp,-1,2
         */
        orderInfo: components['schemas']['OrderInfoText'];
        /**
         * @description Where to deliver to; the default address if left out.
         * @example ad_home
         */
        addressId?: components['schemas']['Id'] | undefined;
        /** @description What the stores should know; each of the orders carries it. */
        remarks?: components['schemas']['OrderRemarks'] | undefined;
        /** @description Makes a repeat harmless: the same token with the same goods answers the same orders and places nothing; with other goods it is refused. */
        submitToken?: components['schemas']['OrderSubmitToken'] | undefined;
        /** @description Which coupon each of the orders uses. Each of them must be valid for the order of its store, or nothing is placed. */
        coupons?: components['schemas']['CouponChoices'] | undefined;
        /**
         * @description What the buyer was shown, in dollars: `total` of order!quote for the same goods and address. Where the orders would cost anything else, the call is refused with `orderTotalChanged` and nothing changes. Without it the orders are placed at the present prices.
         * @example 366.12
         */
        total?: components['schemas']['DollarInput'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The orders that were placed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderSubmitAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderPay: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The orders to pay, joined by commas, at most 1000 characters.
         * @example or_20260314_0001,or_20260314_0002
         */
        orderId: components['schemas']['OrderIds'];
        /**
         * @description The caller's fund password.
         * @example 135790
         */
        safeword: components['schemas']['FundPassword'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All the orders are paid. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderPayAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderCancel: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which unpaid order to cancel.
         * @example or_20260314_0001
         */
        orderId: components['schemas']['Id'];
        /**
         * @description Why it is cancelled.
         * @example 0
         */
        returnReason: components['schemas']['CancelReason'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The order is cancelled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCancelAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderListMain: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Keeps only orders of this status; left out for all. `1` brings 1 and 2. */
        status?: components['schemas']['OrderStatus'] | undefined;
        /**
         * @description Keeps only orders whose identifier, number, store or goods contain this, in any letter case. Blanks and hyphens within a number do not matter.
         * @example teapot
         */
        keyword?: components['schemas']['Keyword'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of orders. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderListMainAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderInfo: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which order to show.
         * @example or_20260308_0003
         */
        orderId: components['schemas']['Id'];
        /** @description `1` answers phone and e-mail address in full. */
        type?: components['schemas']['Flag'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderInfoAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderListGoods: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Whose lines to list.
         * @example or_20260314_0001
         */
        orderId: components['schemas']['Id'];
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderListGoodsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderReceipt: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which shipped order has arrived.
         * @example or_20260308_0003
         */
        orderId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The receipt is confirmed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderReceiptAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderReturns: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which paid order to refund.
         * @example or_20260314_0002
         */
        orderId: components['schemas']['Id'];
        /**
         * @description The reason of the refund.
         * @example 2
         */
        returnReason: components['schemas']['RefundReason'];
        /** @description What happened, for the store to read. */
        returnDetail?: components['schemas']['OrderReturnDetail'] | undefined;
        /**
         * @description What to refund: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out.
         * @example g_paper_lamp,-1,1
         */
        lines?: components['schemas']['OrderInfoText'] | undefined;
        /** @description What the caller was shown, in dollars: `total` of order!refundQuote for the same lines, or `prizeReal` of an order that is refunded whole, as existing clients send it. More than what is left to refund is refused with `refundAmountTooHigh`, any other amount with `refundAmountChanged`. Older servers ignore it and refund all. */
        money?: components['schemas']['OrderRefundMoney'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The refund was requested. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderReturnsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderRefundQuote: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which paid order would be refunded.
         * @example or_20260314_0002
         */
        orderId: components['schemas']['Id'];
        /**
         * @description What would be refunded: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out.
         * @example g_paper_lamp,-1,1
         */
        lines?: components['schemas']['OrderInfoText'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sums. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderRefundQuoteAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderReturnQuote: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which shipped or received order.
         * @example or_20260301_0012
         */
        orderId: components['schemas']['Id'];
        /**
         * @description The reason. `1` reports a parcel that never arrived; nothing is sent back then.
         * @example 2
         */
        returnReason: components['schemas']['RefundReason'];
        /**
         * @description What comes back: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out, and always with reason 1.
         * @example g_paper_lamp,-1,1
         */
        lines?: components['schemas']['OrderInfoText'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sums. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderReturnQuoteAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderRequestReturn: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which shipped or received order.
         * @example or_20260301_0012
         */
        orderId: components['schemas']['Id'];
        /**
         * @description The reason. `1` reports a parcel that never arrived; nothing is sent back then.
         * @example 2
         */
        returnReason: components['schemas']['RefundReason'];
        /**
         * @description What comes back: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out, and always with reason 1.
         * @example g_paper_lamp,-1,1
         */
        lines?: components['schemas']['OrderInfoText'] | undefined;
        /** @description What happened, for the store to read. */
        returnDetail?: components['schemas']['OrderReturnDetail'] | undefined;
        /** @description Pictures of what arrived. */
        images?: components['schemas']['OrderReturnImages'] | undefined;
        /** @description What the caller was shown, in dollars; `total` of order!returnQuote for the same lines and reason. Any other amount is refused, so that nobody agrees to a sum that has changed meanwhile. */
        total?: components['schemas']['OrderRefundMoney'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The return was requested. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderRequestReturnAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderSendReturn: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which return.
         * @example rc_20260305_0001
         */
        returnId: components['schemas']['ReturnId'];
        /**
         * @description Who carries the parcel.
         * @example Nordic Parcel
         */
        carrier: components['schemas']['ReturnCarrier'];
        /**
         * @description Number of the parcel.
         * @example NP4471
         */
        trackingNumber: components['schemas']['ReturnTracking'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The goods are on their way back. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderSendReturnAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderDisputeReturn: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which return.
         * @example rc_20260305_0001
         */
        returnId: components['schemas']['ReturnId'];
        /**
         * @description Why the refusal is wrong.
         * @example The seam was open when it came out of the box.
         */
        statement: components['schemas']['ReturnStatement'];
        /** @description Further pictures. */
        images?: components['schemas']['OrderReturnImages'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The mall decides. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDisputeReturnAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderWithdrawReturn: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which return.
         * @example rc_20260305_0001
         */
        returnId: components['schemas']['ReturnId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The return is closed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderWithdrawReturnAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderCountOrderStatus: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderCountOrderStatusAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderRemind: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which paid order to remind the store of.
         * @example or_20260311_0007
         */
        orderId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The store is reminded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderRemindAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderQuote: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description What would be ordered: triplets of goods, variant and number of pieces, all joined by commas.
         * @example g_canvas_sneaker,sk_sneaker_navy_42,2,g_wool_beanie,-1,7,g_iron_teapot,-1,1,g_paper_lamp,-1,2
         */
        orderInfo: components['schemas']['OrderInfoText'];
        /**
         * @description Where it would be delivered to; the default address if left out.
         * @example ad_home
         */
        addressId?: components['schemas']['Id'] | undefined;
        /** @description Which coupon each of the orders would use. One that cannot be used takes nothing off and says why. */
        coupons?: components['schemas']['CouponChoices'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sums. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderQuoteAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  orderLogList: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Whose log to show.
         * @example or_20260308_0003
         */
        orderId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The trail. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderLogListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  couponList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Keeps only what an order of this store can use: its own coupons and those of the mall.
         * @example st_northwind
         */
        sellerId?: components['schemas']['Id'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of coupons. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CouponListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  couponMine: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of coupons. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CouponMineAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  couponClaim: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The coupon's code. The case of its letters does not matter.
         * @example WELCOME5
         */
        code: components['schemas']['CouponCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The coupon is the caller's. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CouponClaimAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  paymentMethods: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description The country that is delivered to, as numbered by address!listCountry; that of the caller's default address if left out. */
        countryId?: components['schemas']['AddressPlaceId'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The methods. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentMethodsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  paymentOpen: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The orders to pay, joined by commas, all or none.
         * @example or_20260314_0001,or_20260314_0002
         */
        orderId: components['schemas']['OrderIds'];
        /**
         * @description How to pay; one that payment!methods calls available.
         * @example card
         */
        method: components['schemas']['PaymentExternalMethod'];
        /** @description The path of the store that the provider sends the buyer back to, with the payment's number added as paymentId. */
        returnPath?: components['schemas']['PaymentReturnPath'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment that was started. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOpenAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  paymentGet: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Serial number of the payment, as payment!open answered it.
         * @example pm_20260314_0001
         */
        paymentId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentGetAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  bankCardList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The bank cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankCardListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  bankCardAdd: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The bank that keeps the account.
         * @example First Bank of Bergen
         */
        bankName: components['schemas']['BankName'];
        /**
         * @description Whose account it is, as the bank writes it.
         * @example Amelia Hartley
         */
        bankUserName: components['schemas']['BankName'];
        /**
         * @description Number of the card or account without blanks.
         * @example NO9386011117947
         */
        bankCardNo: components['schemas']['BankAccountNumber'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The bank card that is kept. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankCardAddAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  bankCardDel: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Which of the caller's bank cards to forget.
         * @example bc_thames
         */
        id: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The bank card is gone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankCardDelAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  walletGetUsdt: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balance. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WalletGetUsdtAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  walletLogs: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Keeps only incoming or only outgoing movements; both by default. */
        direction?: components['schemas']['WalletDirection'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of movements. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WalletLogsAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  rechargeBlockchainRechargeOpen: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token of the form. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeBlockchainRechargeOpenAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  rechargeBlockchainRecharge: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The one-time token that recharge_open answered to this caller.
         * @example rs_4f9d2c71e8b34a60
         */
        session_token: components['schemas']['SessionToken'];
        /**
         * @description The coin that was sent; chosen before everything else.
         * @example USDT
         */
        coin: components['schemas']['Coin'];
        /**
         * @description The network that it was sent on; must be one that the mall offers for the coin.
         * @example TRC20
         */
        blockchain_name: components['schemas']['BlockchainName'];
        /**
         * @description The address of the mall that it was sent to, as the channel list answered it.
         * @example TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa
         */
        channel_address: components['schemas']['CoinAddress'];
        /**
         * @description Quantity of the coin that was sent, within the limits of the channel.
         * @example 0.5
         */
        amount: components['schemas']['CoinQuantity'];
        /**
         * @description Picture that proves the payment, as the upload answered its address.
         * @example /uploads/recharge/5f1d.webp
         */
        img: components['schemas']['ImageUrl'];
        /**
         * @description The address that the coin was sent from, if the sender knows it.
         * @example TSjvDRttV55QwU7Wq69fob7shgyMEkNfij
         */
        from?: components['schemas']['TransactionHash'] | undefined;
        /** @description Number of the transfer on the chain, if the sender knows it. */
        tx?: components['schemas']['TransactionHash'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The recharge is recorded and processing. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeBlockchainRechargeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  rechargeBlockchainList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        page_no?: components['parameters']['page_no'] | undefined;
        /** @description How many rows a page has. */
        page_size?: components['parameters']['page_size'] | undefined;
        /** @description Keeps only recharges with this status; all by default. */
        state?: components['schemas']['WalletRecordStatus'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of recharges. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeBlockchainListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  rechargeBlockchainGet: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Serial number of a recharge of the caller.
         * @example rc_20260314_0001
         */
        order_no: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The recharge. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeBlockchainGetAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  rechargeBlockchainFee: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The coin whose price to answer; USDT by default.
         * @example ETH
         */
        symbol?: components['schemas']['Coin'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The price. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeBlockchainFeeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  rechargeBlockchainRechargeLimitConfig: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The limits. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeBlockchainRechargeLimitConfigAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  channelBlockchainList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Keeps only the channels of this coin; without it all are listed. */
        coin?: components['schemas']['Coin'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The open channels. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChannelBlockchainListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  thirdPartyRechargeGetCoinList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The open products. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThirdPartyRechargeGetCoinListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  thirdPartyRechargeRecharge: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The one-time token that recharge_open answered to this caller.
         * @example rs_4f9d2c71e8b34a60
         */
        session_token: components['schemas']['SessionToken'];
        /**
         * @description The amount to credit in USDT, within one range of the product Bank.
         * @example 250.00
         */
        amount: components['schemas']['RechargeAmount'];
        /**
         * @description The currency in which the bank is to be paid; the third party converts it.
         * @example EUR
         */
        frenchCurrency: components['schemas']['FiatCurrency'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page on which to pay. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThirdPartyRechargeRechargeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  thirdPartyRechargePhpRecharge: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The one-time token that recharge_open answered to this caller.
         * @example rs_4f9d2c71e8b34a60
         */
        session_token: components['schemas']['SessionToken'];
        /**
         * @description The amount to credit in USDT, within one range of the product GCash.
         * @example 250.00
         */
        amount: components['schemas']['RechargeAmount'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page on which to pay. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThirdPartyRechargePhpRechargeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  thirdPartyRechargePhpRecharge2: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The one-time token that recharge_open answered to this caller.
         * @example rs_4f9d2c71e8b34a60
         */
        session_token: components['schemas']['SessionToken'];
        /**
         * @description The amount to credit in USDT, within one range of the product GCash2.0.
         * @example 250.00
         */
        amount: components['schemas']['RechargeAmount'];
        /**
         * @description The page to which the third party leads back after the payment.
         * @example https://openmall.example/userInfo/money-package
         */
        pageUrl: components['schemas']['Url'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page on which to pay. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThirdPartyRechargePhpRecharge2Answer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  thirdPartyRechargePhpRecharge3: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The one-time token that recharge_open answered to this caller.
         * @example rs_4f9d2c71e8b34a60
         */
        session_token: components['schemas']['SessionToken'];
        /**
         * @description The amount to credit in USDT, within one range of the product GCash3.0.
         * @example 250.00
         */
        amount: components['schemas']['RechargeAmount'];
        /**
         * @description The page to which the third party leads back after the payment.
         * @example https://openmall.example/userInfo/money-package
         */
        pageUrl: components['schemas']['Url'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page on which to pay. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThirdPartyRechargePhpRecharge3Answer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  thirdPartyRechargePhpRecharge4: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The one-time token that recharge_open answered to this caller.
         * @example rs_4f9d2c71e8b34a60
         */
        session_token: components['schemas']['SessionToken'];
        /**
         * @description The amount to credit in USDT, within one range of the product Maya.
         * @example 250.00
         */
        amount: components['schemas']['RechargeAmount'];
        /**
         * @description The page to which the third party leads back after the payment.
         * @example https://openmall.example/userInfo/money-package
         */
        pageUrl: components['schemas']['Url'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page on which to pay. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThirdPartyRechargePhpRecharge4Answer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  thirdPartyRechargePhpRecharge5: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The one-time token that recharge_open answered to this caller.
         * @example rs_4f9d2c71e8b34a60
         */
        session_token: components['schemas']['SessionToken'];
        /**
         * @description The amount to credit in USDT, within one range of the product GCash pay.
         * @example 250.00
         */
        amount: components['schemas']['RechargeAmount'];
        /**
         * @description The page to which the third party leads back after the payment.
         * @example https://openmall.example/userInfo/money-package
         */
        pageUrl: components['schemas']['Url'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page on which to pay. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThirdPartyRechargePhpRecharge5Answer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  withdrawList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        page_no?: components['parameters']['page_no'] | undefined;
        /** @description How many rows a page has. */
        page_size?: components['parameters']['page_size'] | undefined;
        /** @description Keeps only withdrawals with this status; all by default. */
        state?: components['schemas']['WalletRecordStatus'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of withdrawals. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  withdrawApply: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The one-time token that withdraw_open, or recharge_open, answered to this caller.
         * @example ws_81b0e6d3a94f4c27
         */
        session_token: components['schemas']['SessionToken'];
        /**
         * @description The fund password of the caller.
         * @example 135790
         */
        safeword: components['schemas']['FundPassword'];
        /** @description The six digits that the authenticator shows now. Each code is accepted once. */
        authenticatorCode?: components['schemas']['VerificationCode'] | undefined;
        /**
         * @description Quantity of the coin, handling fee included, within the published limits.
         * @example 120.5
         */
        amount: components['schemas']['WithdrawAmount'];
        /**
         * @description What to be paid out in.
         * @example USDT
         */
        channel: components['schemas']['WithdrawChannel'];
        /** @description The address to pay to, despite its name; must be the one that is bound. Not needed for a bank. */
        from?: components['schemas']['WithdrawAddress'] | undefined;
        /** @description The currency of the wallet that pays; always USDT. */
        currency?: components['schemas']['Coin'] | undefined;
        /** @description The bank to pay, for the channel `bank`. */
        bankName?: components['schemas']['BankName'] | undefined;
        /**
         * @description Holder of the account, for the channel `bank`.
         * @example Amelia Hartley
         */
        bankUserName?: components['schemas']['BankName'] | undefined;
        /** @description Card or account to pay to, for the channel `bank`. */
        bankCardNo?: components['schemas']['BankAccountNumber'] | undefined;
        /** @description Routing number of the bank, where its country has them. */
        routingNum?: components['schemas']['BankRoutingNumber'] | undefined;
        /**
         * @description What the bank is called between banks (BIC).
         * @example FBBENO22
         */
        swiftCode?: components['schemas']['BankRoutingNumber'] | undefined;
        /**
         * @description Where the holder of the account lives.
         * @example 12 Harbour Road, Bergen
         */
        accountAddress?: components['schemas']['Label'] | undefined;
        /**
         * @description Street and city where the bank is.
         * @example 1 Fjord Street, Bergen
         */
        bankAddress?: components['schemas']['Label'] | undefined;
        /**
         * @description Country of the bank.
         * @example Norway
         */
        countryName?: components['schemas']['Label'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The withdrawal is recorded and processing. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawApplyAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  withdrawFee: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description What would be paid out; without it USDT. */
        channel?: components['schemas']['WithdrawChannel'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The handling fee. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawFeeAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  withdrawGet: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Serial number of a withdrawal of the caller.
         * @example wd_20260314_0001
         */
        order_no: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The withdrawal. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawGetAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  withdrawWithdrawOpen: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token of the form and the bound address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawWithdrawOpenAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  withdrawWithdrawLimitConfig: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The limits. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawWithdrawLimitConfigAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  withdrawRequestAddressRelease: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The six digits that the authenticator shows now. Each code is accepted once.
         * @example 482915
         */
        authenticatorCode: components['schemas']['VerificationCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description When the address is removed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawRequestAddressReleaseAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  withdrawCancelAddressRelease: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address stays. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawCancelAddressReleaseAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  creditCheck: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether the caller may apply. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditCheckAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  creditConfig: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The conditions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditConfigAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  creditApply: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Full name of the applicant as the document has it.
         * @example Amelia Hartley
         */
        realName: components['schemas']['PersonName'];
        /**
         * @description For how many days; must be one of the terms that are open to the caller.
         * @example 90
         */
        creditPeriod: components['schemas']['LoanTerm'];
        /**
         * @description What is to be lent, in USDT.
         * @example 150000
         */
        applyAmount: components['schemas']['LoanAmount'];
        /**
         * @description Nationality of the applicant.
         * @example 826
         */
        countryId: components['schemas']['LoanCountryId'];
        /**
         * @description Number of the identity card or passport.
         * @example K7702913
         */
        identification: components['schemas']['DocumentNumber'];
        /**
         * @description Front of the document, as the upload answered its address.
         * @example /uploads/credit/f1.webp
         */
        imgCertificateFace: components['schemas']['ImageUrl'];
        /**
         * @description Back of the document, as the upload answered its address.
         * @example /uploads/credit/b1.webp
         */
        imgCertificateBack: components['schemas']['ImageUrl'];
        /**
         * @description The applicant with the document in hand, as the upload answered its address.
         * @example /uploads/credit/h1.webp
         */
        imgCertificateHand: components['schemas']['ImageUrl'];
        /**
         * @description The refused application that this one replaces; left out for a first one.
         * @example cr_20260220_0001
         */
        creditId?: components['schemas']['Id'] | undefined;
        /** @description Whether the loan agreement is ticked. Refused with 0 or without it; only existing clients, which ask on their own screen, may leave it out. */
        agreement?: components['schemas']['Flag'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The application is recorded and under review. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditApplyAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  creditBill: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The bill. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditBillAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  creditHistroy: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description Which page, counted from 1. A page past the end is empty. */
        pageNum?: components['parameters']['pageNum'] | undefined;
        /** @description How many rows a page has. */
        pageSize?: components['parameters']['pageSize'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of loans. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditHistroyAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  creditBeforepay: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description A loan of the caller that is approved or overdue.
         * @example cr_20260220_0001
         */
        creditId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What a repayment would take. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditBeforepayAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  creditPay: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description A loan of the caller that is approved or overdue.
         * @example cr_20260220_0001
         */
        creditId: components['schemas']['Id'];
        /**
         * @description The fund password of the caller.
         * @example 135790
         */
        safeword: components['schemas']['FundPassword'];
        /**
         * @description What the caller was shown, in dollars: `estimatePayment` of credit!beforepay. Where another day of interest has come since, the call is refused with `repaymentChanged` and nothing is taken. Without it the sum of this moment is taken.
         * @example 100450
         */
        total?: components['schemas']['DollarInput'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The loan is repaid. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditPayAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  creditBeforereapply: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description A refused application of the caller.
         * @example cr_20260220_0001
         */
        creditId: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The refused application. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditBeforereapplyAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  newOnlinechatUnread: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The count. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewOnlinechatUnreadAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  newOnlinechatList: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description Answers only messages older than this one; without it the newest.
         * @example m_000452
         */
        message_id?: components['schemas']['Id'] | undefined;
        /** @description `false` leaves out pictures. */
        show_img?: components['schemas']['ChatShowPictures'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Messages, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewOnlinechatListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  newOnlinechatSend: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description What `content` holds.
         * @example text
         */
        type: components['schemas']['ChatMessageType'];
        /**
         * @description The text, or the address that the upload answered for a picture.
         * @example Hello, when will my order be shipped?
         */
        content: components['schemas']['ChatText'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message is recorded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewOnlinechatSendAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  newOnlinechatToken: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewOnlinechatTokenAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userOnlineChatControllerUnread: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /** @description As whom the caller asks; without it as a buyer. A caller who has no store can't ask as one. */
        loginType?: components['schemas']['ChatLoginType'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The count. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserOnlineChatControllerUnreadAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userOnlineChatControllerUserlist: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The conversations, the latest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserOnlineChatControllerUserlistAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userOnlineChatControllerList: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The store of the conversation.
         * @example st_northwind
         */
        partyid: components['parameters']['partyid'];
        /**
         * @description Answers only messages older than this one; without it the newest.
         * @example m_000452
         */
        message_id?: components['schemas']['Id'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Messages, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserOnlineChatControllerListAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  userOnlineChatControllerSend: {
    parameters: {
      query: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
        /**
         * @description The store of the conversation.
         * @example st_northwind
         */
        partyid: components['parameters']['partyid'];
        /**
         * @description What `content` holds.
         * @example text
         */
        type: components['schemas']['ChatMessageType'];
        /**
         * @description The text, or the address that the upload answered for a picture.
         * @example Hello, when will my order be shipped?
         */
        content: components['schemas']['ChatText'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message is recorded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserOnlineChatControllerSendAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
  uploadimgExecute: {
    parameters: {
      query?: {
        /** @description The language of the caller; texts of goods, categories and news come in it where a translation exists, else in English. */
        lang?: components['parameters']['lang'] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One picture and what it is for. */
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UploadimgExecuteBody'];
      };
    };
    responses: {
      /** @description Where the picture is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadimgExecuteAnswer'];
        };
      };
      default: components['responses']['ProtocolFailure'];
    };
  };
}
